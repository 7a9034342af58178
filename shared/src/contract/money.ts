import * as z from '@unisite/shared/schema';

declare const unit: unique symbol;

/** Whole hundredths of the currency, the unit of the ledger and of all of the platform. */
export type Hundredths = bigint & { readonly [unit]: 'hundredths' };

/** An amount on the site's wire: VND as a JSON number with at most 2 decimals. */
export const amount = z.number().brand<'Vnd'>();
export type Vnd = z.Infer<typeof amount>;

/** An amount that a member sends: positive VND with at most 2 decimals. */
export const transferAmount = amount.check(
  z.minimum(0.01),
  z.maximum(100_000_000_000),
  z.refine((value) => Number(value.toFixed(2)) === value),
);

/**
 * Whole hundredths from a database row, a vendor or a payment provider, or from a sum.
 * @throws {SyntaxError | RangeError} when it is not an integer
 */
export const hundredthsOf = (written: bigint | number | string): Hundredths => BigInt(written) as Hundredths;

/** Exact up to 90 million million VND, like `toWire`. */
export const fromWire = (vnd: Vnd): Hundredths => hundredthsOf(Math.round(vnd * 100));

export const toWire = (hundredths: Hundredths): Vnd => (Number(hundredths) / 100) as Vnd;

/** A VND number from user input or source code, rounded to the hundredth. */
export const vnd = (number: number): Vnd => toWire(hundredthsOf(Math.round(number * 100)));

export const noMoney: Hundredths = hundredthsOf(0);

export const sumOf = (amounts: Iterable<Hundredths>): Hundredths => {
  let sum = 0n;
  for (const one of amounts) sum += one;
  return hundredthsOf(sum);
};

/** Difference of two amounts; may be negative. */
export const minus = (whole: Hundredths, part: Hundredths): Hundredths => hundredthsOf(whole - part);
