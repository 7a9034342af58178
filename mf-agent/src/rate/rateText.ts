import type { Rate } from '@unisite/shared/contract/agentTeam';
import { useText } from '@unisite/shared/i18n';

/** Formats a rate: as a plain figure, as the lottery writes it, and as a phrase. */
export function useRateText() {
  const t = useText();
  const rateText = ({ series }: Rate) => t('rate.is', { series });
  return { seriesText: String, rateText };
}
