export const rowCounts = [8, 12, 16] as const;
export type Rows = (typeof rowCounts)[number];
export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

/** Payouts from an edge to the middle, in tenths of the stake; the other half mirrors them. */
const halves: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [45, 19, 11, 10, 5],
    medium: [100, 30, 13, 7, 4],
    high: [260, 40, 15, 3, 2],
  },
  12: {
    low: [80, 26, 14, 13, 11, 10, 5],
    medium: [260, 80, 39, 20, 11, 6, 3],
    high: [1_500, 220, 80, 20, 7, 2, 2],
  },
  16: {
    low: [150, 60, 20, 14, 13, 11, 11, 10, 5],
    medium: [900, 340, 90, 40, 30, 15, 10, 5, 3],
    high: [8_000, 1_250, 220, 90, 40, 20, 2, 2, 2],
  },
};

/** Payout of each bucket from left to right, in tenths of the stake. */
export function bucketsOf(rows: Rows, risk: Risk): readonly number[] {
  const half = halves[rows][risk];
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** Number of the 2^rows paths that lead to each bucket. */
export function waysOf(rows: Rows): readonly number[] {
  let ways = [1];
  for (let row = 0; row < rows; row += 1) ways = [1, ...ways.slice(1).map((count, at) => count + (ways[at] ?? 0)), 1];
  return ways;
}

/** Exact expected return in percent, over all paths. */
export function returnOf(rows: Rows, risk: Risk): number {
  const buckets = bucketsOf(rows, risk);
  const paid = waysOf(rows).reduce((sum, count, bucket) => sum + count * (buckets[bucket] ?? 0), 0);
  return (paid / 2 ** rows) * 10;
}
