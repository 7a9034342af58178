import * as z from '@unisite/shared/schema';

declare const unit: unique symbol;

/** Whole hundredths of the currency: what the ledger and everything else on the platform reckons in. */
export type Hundredths = bigint & { readonly [unit]: 'hundredths' };

/** An amount of money on the site's wire: VND as a JSON number with at most 2 decimals (wire.md). */
export const amount = z.number().brand<'Vnd'>();
export type Vnd = z.Infer<typeof amount>;

/** Money that a member sends: VND above zero with at most 2 decimals. */
export const transferAmount = amount.check(
  z.minimum(0.01),
  z.maximum(100_000_000_000),
  z.refine((value) => Number(value.toFixed(2)) === value),
);

/**
 * Whole hundredths that a database row, a vendor or a payment provider has written, or that a sum comes to.
 * @throws {SyntaxError | RangeError} where it is not a whole number
 */
export const hundredthsOf = (written: bigint | number | string): Hundredths => BigInt(written) as Hundredths;

/** Exact up to 90 million million VND, as `toWire` is. */
export const fromWire = (vnd: Vnd): Hundredths => hundredthsOf(Math.round(vnd * 100));

export const toWire = (hundredths: Hundredths): Vnd => (Number(hundredths) / 100) as Vnd;

/** A number of VND that somebody typed, or that stands in the source, to the hundredth. */
export const vnd = (number: number): Vnd => toWire(hundredthsOf(Math.round(number * 100)));

export const noMoney: Hundredths = hundredthsOf(0);

export const sumOf = (amounts: Iterable<Hundredths>): Hundredths => {
  let sum = 0n;
  for (const one of amounts) sum += one;
  return hundredthsOf(sum);
};

/** What is left of an amount without another; below zero where the other is greater. */
export const minus = (whole: Hundredths, part: Hundredths): Hundredths => hundredthsOf(whole - part);
