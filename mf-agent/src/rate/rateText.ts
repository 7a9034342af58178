import type { Rate } from '@unisite/shared/contract/agentTeam';
import { useText } from '@unisite/shared/i18n';

/** How a rate is written: the figure alone, as the lottery writes it, and as a phrase in a sentence. */
export function useRateText() {
  const t = useText();
  const rateText = ({ series }: Rate) => t('rate.is', { series });
  return { seriesText: String, rateText };
}
