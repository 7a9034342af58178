import type { CashTerms } from '@unisite/shared/contract/cash';

/**
 * The fee of an amount as the platform takes it: percent and fixed part, half a hundredth goes up, never more than the
 * amount. In VND.
 */
export function feeOf(amount: number, { feePercent, feeFixed }: Pick<CashTerms, 'feePercent' | 'feeFixed'>): number {
  const hundredths = Math.floor((amount * 100 * Math.round(feePercent * 1000) + 50_000) / 100_000);
  return Math.min(amount, hundredths / 100 + feeFixed);
}

/** Amounts that are one press away: round ones within the bounds, six at most. */
export function quickAmounts({ minimum, maximum }: Pick<CashTerms, 'minimum' | 'maximum'>): number[] {
  const round = [
    50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000,
  ];
  return round.filter((amount) => amount >= minimum && amount <= maximum).slice(0, 6);
}

/** What an amount is wrong for, if it is; null where it can be sent. */
export type AmountFault = 'missing' | 'low' | 'high';
export function amountFault(
  amount: number | null,
  { minimum, maximum }: Pick<CashTerms, 'minimum' | 'maximum'>,
): AmountFault | null {
  if (amount === null) return 'missing';
  if (amount < minimum) return 'low';
  return amount > maximum ? 'high' : null;
}
