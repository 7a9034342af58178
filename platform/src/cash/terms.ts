import { Refusal } from '../foundation/http/refusal.ts';
import { type Hundredths, toWire } from '../ledger/index.ts';

/**
 * What a movement costs and how much may be moved at once. Amounts in hundredths; `feePercent` as the database has it,
 * with three decimals.
 */
export interface Terms {
  readonly minimum: Hundredths;
  readonly maximum: Hundredths;
  readonly feePercent: string;
  readonly feeFixed: Hundredths;
}

/** The fee of an amount: percent and fixed part added up, half a hundredth goes up, and never more than the amount. */
export function feeOf(amount: bigint, { feePercent, feeFixed }: Pick<Terms, 'feePercent' | 'feeFixed'>): bigint {
  const thousandths = BigInt(Math.round(Number(feePercent) * 1000));
  const fee = (amount * thousandths + 50_000n) / 100_000n + BigInt(feeFixed);
  return fee < amount ? fee : amount;
}

/** Money of the wire in hundredths. The schema has seen to it that there are at most two decimals. */
export const fromWire = (amount: number): bigint => BigInt(Math.round(amount * 100));

/** @throws Refusal AMOUNT_OUT_OF_BOUNDS */
export function requireWithinLimits(amount: bigint, { minimum, maximum }: Pick<Terms, 'minimum' | 'maximum'>): void {
  if (amount >= BigInt(minimum) && amount <= BigInt(maximum)) return;
  throw amountOutOfRange(minimum, maximum);
}

/** The refusal of an amount that has to lie between these. */
export function amountOutOfRange(minimum: Hundredths, maximum: Hundredths): Refusal {
  // Apart by spaces, which both languages read alike.
  const written = (hundredths: Hundredths) => toWire(hundredths).toLocaleString('en').replaceAll(',', '\u00a0');
  return new Refusal('AMOUNT_OUT_OF_BOUNDS', { params: { minimum: written(minimum), maximum: written(maximum) } });
}

/** Terms as the wire has them. */
export const termsToWire = ({ minimum, maximum, feePercent, feeFixed }: Terms) => ({
  minimum: toWire(minimum),
  maximum: toWire(maximum),
  feePercent: Number(feePercent),
  feeFixed: toWire(feeFixed),
});
