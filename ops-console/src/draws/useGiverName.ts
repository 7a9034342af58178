import { resultsProvider } from '@unisite/shared/contract/operatorsLottery';
import { useText } from '@unisite/shared/i18n';

/** Who gives a result, in words: the provider, or an operator by the account. */
export function useGiverName(): (by: string) => string {
  const t = useText();
  return (by) => (by === resultsProvider ? t('draws.provider') : by);
}
