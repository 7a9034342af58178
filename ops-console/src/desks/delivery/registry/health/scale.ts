/** The smallest round number above all values: 1, 2, 2.5 or 5 times a power of ten; 1 without values. */
export function roundTop(values: readonly number[]): number {
  const high = Math.max(0, ...values);
  if (high === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(high));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= high) ?? 10) * power;
}
