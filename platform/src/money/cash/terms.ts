import { feeOf as feeOfWhole, type Hundredths, toWire } from '@unisite/shared/contract';
import { Refusal } from '../../foundation/http/refusal.ts';

/** A movement's fee and amount limits. `feePercent` as in the database, with three decimals. */
export interface Terms {
  readonly minimum: Hundredths;
  readonly maximum: Hundredths;
  readonly feePercent: string;
  readonly feeFixed: Hundredths;
}

/** The fee of an amount under these terms (contract, `feeOf`). */
export const feeOf = (
  amount: Hundredths,
  { feePercent, feeFixed }: Pick<Terms, 'feePercent' | 'feeFixed'>,
): Hundredths => feeOfWhole(amount, { feePercent: Number(feePercent), feeFixed });

/** @throws Refusal AMOUNT_OUT_OF_BOUNDS */
export function requireWithinLimits(
  amount: Hundredths,
  { minimum, maximum }: Pick<Terms, 'minimum' | 'maximum'>,
): void {
  if (amount >= minimum && amount <= maximum) return;
  throw amountOutOfRange(minimum, maximum);
}

/** The refusal of an amount outside this range. */
export function amountOutOfRange(minimum: Hundredths, maximum: Hundredths): Refusal {
  // Grouped by spaces, which both languages read alike.
  const written = (hundredths: Hundredths) => toWire(hundredths).toLocaleString('en').replaceAll(',', '\u00a0');
  return new Refusal('AMOUNT_OUT_OF_BOUNDS', { params: { minimum: written(minimum), maximum: written(maximum) } });
}

/** Terms on the wire. */
export const termsToWire = ({ minimum, maximum, feePercent, feeFixed }: Terms) => ({
  minimum: toWire(minimum),
  maximum: toWire(maximum),
  feePercent: Number(feePercent),
  feeFixed: toWire(feeFixed),
});
