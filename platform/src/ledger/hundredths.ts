/** Money as the database gives it: whole hundredths. node-pg hands bigint and sums of it over as text. */
export type Hundredths = bigint | string | number;

/** Hundredths as the wire has them: a number of VND with at most 2 decimals. Exact up to 90 million million VND. */
export function toWire(hundredths: Hundredths): number {
  return Number(hundredths) / 100;
}

/** An amount of the wire, VND with at most 2 decimals, as hundredths. Exact as `toWire` is. */
export function fromWire(amount: number): bigint {
  return BigInt(Math.round(amount * 100));
}
