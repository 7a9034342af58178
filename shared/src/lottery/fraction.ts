/** An exact fraction; `of` is positive. */
export interface Fraction {
  readonly ways: bigint;
  readonly of: bigint;
}

export const fraction = (ways: bigint | number, of: bigint | number): Fraction => ({
  ways: BigInt(ways),
  of: BigInt(of),
});

export const none: Fraction = fraction(0, 1);

export const minus = (a: Fraction, b: Fraction): Fraction => ({
  ways: a.ways * b.of - b.ways * a.of,
  of: a.of * b.of,
});

export const complement = (share: Fraction): Fraction => minus(fraction(1, 1), share);

export const areEqual = (a: Fraction, b: Fraction): boolean => a.ways * b.of === b.ways * a.of;

const digits = 10n ** 15n;

/** The nearest number, to 15 decimals. */
export const toNumber = ({ ways, of }: Fraction): number => Number((ways * digits) / of) / Number(digits);

/** Binomial coefficient: ways to choose `count` of `from`, regardless of order. */
export function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let step = 1; step <= count; step += 1) ways = (ways * BigInt(from - count + step)) / BigInt(step);
  return ways;
}

export const factorial = (number: number): bigint => (number < 2 ? 1n : BigInt(number) * factorial(number - 1));
