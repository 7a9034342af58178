import { resultsProvider } from '@unisite/shared/contract/operatorsLottery';
import { useText } from '@unisite/shared/i18n';

/** Names the source of a result: the provider, or an operator's account. */
export function useGiverName(): (by: string) => string {
  const t = useText();
  return (by) => (by === resultsProvider ? t('draws.provider') : by);
}
