import './agentTexts.ts';
import type { ContractGames, ContractKind, ContractTerms } from '@unisite/shared/contract/contractTerms';
import { useFormat, useText } from '@unisite/shared/i18n';

interface ContractText {
  readonly kind: (kind: ContractKind) => string;
  readonly games: (games: ContractGames) => string;
  readonly rate: (kind: ContractKind, rate: number) => string;
  /** One line per tier. */
  readonly terms: (kind: ContractKind, terms: ContractTerms) => string[];
  readonly pair: (pair: { readonly upline: string | null; readonly downline: string }) => string;
  readonly days: (from: string, to: string) => string;
}

/** Describes agents' contracts. */
export function useContractText(): ContractText {
  const t = useText();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { whole: Number.isInteger(amount) });
  const rate: ContractText['rate'] = (kind, value) =>
    kind === 'dividend'
      ? format.percent(value / 100, value % 100 === 0 ? 0 : 2)
      : t('agentContracts.per10000', { amount: format.figures(value / 100) });
  return {
    rate,
    kind: (kind) => t(`agentContracts.kind.${kind}`),
    games: (games) => (games === 'ALL' ? t('agentContracts.allGames') : t(`promotions.category.${games}`)),
    terms: (kind, { base, tiers, fee }) => [
      ...(base > 0 ? [t('agentContracts.base', { rate: rate(kind, base) })] : []),
      ...tiers.map(({ turnover, netLoss, active, rate: of }) => {
        const conditions = [
          ...(turnover > 0 ? [t('agentContracts.cond.turnover', { amount: money(turnover) })] : []),
          ...(netLoss > 0 ? [t('agentContracts.cond.netLoss', { amount: money(netLoss) })] : []),
          ...(active > 0 ? [t('agentContracts.cond.active', { n: format.number(active) })] : []),
        ].join(', ');
        return conditions === ''
          ? t('agentContracts.always', { rate: rate(kind, of) })
          : t('agentContracts.tier', { rate: rate(kind, of), conditions });
      }),
      ...(fee > 0 ? [t('agentContracts.fee', { rate: rate('dividend', fee) })] : []),
    ],
    pair: ({ upline, downline }) => t('agentContracts.pair', { upline: upline ?? t('agentContracts.house'), downline }),
    days: (from, to) => (from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`),
  };
}
