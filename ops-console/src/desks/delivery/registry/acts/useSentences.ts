import { useText } from '@unisite/shared/i18n';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import type { Sentence } from './consequence.ts';

/** Renders sentences for a remote in a market. */
export function useSentences(remote: string, market: string): (sentences: readonly Sentence[]) => string[] {
  const t = useText();
  const figures = useNumberFormat();
  return (sentences) =>
    sentences.map(({ text, values, percents = {} }) =>
      t(text, {
        remote,
        market,
        ...values,
        ...Object.fromEntries(Object.entries(percents).map(([name, percent]) => [name, figures.percent(percent)])),
      }),
    );
}
