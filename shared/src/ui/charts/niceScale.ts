/** Scale of an axis: its ends, and its grid lines ascending. Always includes zero. */
export type Scale = { min: number; max: number; lines: readonly number[] };

/**
 * The smallest round scale that contains all values and zero, in steps of 1, 2, 2.5 or 5 times a power of ten.
 * @param about desired number of steps; there may be one or two more
 */
export function niceScale(values: readonly number[], about = 4): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const lines = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { min: first * step, max: last * step, lines };
}
