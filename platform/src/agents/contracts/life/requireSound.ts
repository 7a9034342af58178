import type { ContractKind, ContractTerms } from '@unisite/shared/contract';
import { Refusal } from '../../../foundation/http/refusal.ts';

/**
 * Requires consistent terms: each tier requires no less than the one before in anything, more in something, and pays
 * more. Dividends have tiers only, real-time wages none; only dividends have net losses and fees. A dividend is at most
 * the whole loss.
 *
 * @throws Refusal CONTRACT_TERMS_ODD
 */
export function requireSound(kind: ContractKind, { base, tiers, fee }: ContractTerms): void {
  const isDividend = kind === 'dividend';
  const isOdd =
    (isDividend ? base !== 0 || tiers.length === 0 : fee !== 0 || tiers.some(({ netLoss }) => netLoss !== 0)) ||
    (kind === 'realtime' && (tiers.length > 0 || base === 0)) ||
    (base === 0 && tiers.length === 0) ||
    tiers.some(({ turnover, netLoss, active, rate }, index) => {
      const before = tiers[index - 1];
      if (!before) return rate <= base;
      const asksLess = turnover < before.turnover || netLoss < before.netLoss || active < before.active;
      const asksMore = turnover > before.turnover || netLoss > before.netLoss || active > before.active;
      return asksLess || !asksMore || rate <= before.rate;
    });
  if (isOdd) throw new Refusal('CONTRACT_TERMS_ODD');
}
