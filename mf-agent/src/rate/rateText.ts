import type { Rate } from '@unisite/shared/contract/agentTeam';
import { useFormat, useText } from '@unisite/shared/i18n';

/** How the parts of a rate are written: `1,75%`, `1.950`; and both in a sentence. */
export function useRateText() {
  const t = useText();
  const format = useFormat();
  const rebateText = (rebate: number) => format.percent(rebate);
  const seriesText = (series: number) => format.number(series);
  const rateText = ({ series, rebate }: Rate) =>
    t('rate.both', { series: seriesText(series), rebate: rebateText(rebate) });
  return { rebateText, seriesText, rateText };
}
