import type { ContractGames, ContractKind, ContractTerms } from '@unisite/shared/contract/agentContracts';
import { useFormat, useText } from '@unisite/shared/i18n';

/** Formats contract rates: dividends in percent, wages in VND per 10,000. */
export function useContractText() {
  const t = useText();
  const format = useFormat();
  const rateText = (kind: ContractKind, rate: number): string =>
    kind === 'dividend' ? format.percent(rate / 100) : t('contract.per10000', { amount: format.figures(rate / 100) });
  const topRate = (kind: ContractKind, { base, tiers }: ContractTerms): string =>
    rateText(kind, Math.max(base, ...tiers.map(({ rate }) => rate)));
  const gamesText = (games: ContractGames): string => t(games === 'ALL' ? 'contract.allGames' : `category.${games}`);
  return { rateText, topRate, gamesText };
}
