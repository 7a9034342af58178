import { type CashTerms, feeOf as feeOfWhole } from '@unisite/shared/contract/cash';
import { fromWire, toWire, type Vnd, vnd } from '@unisite/shared/contract/money';

/** The fee of a typed amount (contract, `feeOf`), VND. */
export function feeOf(amount: number, { feePercent, feeFixed }: Pick<CashTerms, 'feePercent' | 'feeFixed'>): Vnd {
  return toWire(feeOfWhole(fromWire(vnd(amount)), { feePercent, feeFixed: fromWire(feeFixed) }));
}

/** Minimum and maximum of an amount, VND. */
interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** Preset amounts: round ones within the bounds, six at most. */
export function quickAmounts({ minimum, maximum }: Bounds): number[] {
  const round = [
    50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000,
  ];
  return round.filter((amount) => amount >= minimum && amount <= maximum).slice(0, 6);
}

/** Why an amount is invalid; null when it can be sent. */
export type AmountFault = 'missing' | 'low' | 'high';
export function amountFault(amount: number | null, { minimum, maximum }: Bounds): AmountFault | null {
  if (amount === null) return 'missing';
  if (amount < minimum) return 'low';
  return amount > maximum ? 'high' : null;
}
