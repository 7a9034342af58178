import type { Rate } from '@unisite/shared/contract/agentTeam';
import { useFormat, useText } from '@unisite/shared/i18n';

/** How a rate is written: the figure alone, `1.950`, and as a phrase in a sentence. */
export function useRateText() {
  const t = useText();
  const format = useFormat();
  const seriesText = (series: number) => format.number(series);
  const rateText = ({ series }: Rate) => t('rate.is', { series: seriesText(series) });
  return { seriesText, rateText };
}
