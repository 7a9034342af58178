/**
 * Load times as counts in fixed buckets, so that minutes, versions and processes can be summed. Bounds grow by the
 * square root of two: percentiles are off by a fifth at most.
 */
export const bounds: readonly number[] = [
  32, 45, 64, 91, 128, 181, 256, 362, 512, 724, 1024, 1448, 2048, 2896, 4096, 5793, 8192, 11_585, 16_384, 23_170,
  32_768, 46_341, 65_536,
];

/** One count per bound (times up to it, above the previous one), and one for everything above the last. */
export type Histogram = readonly number[];

export const emptyHistogram = (): number[] => Array<number>(bounds.length + 1).fill(0);

/** Index of the bucket that a time falls into. */
export function bucketOf(milliseconds: number): number {
  const index = bounds.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? bounds.length : index;
}

/**
 * The time within which this share of mounts finished, milliseconds; null when nothing was counted. Interpolates
 * linearly within a bucket; above the last bound, returns that bound.
 */
export function quantile(histogram: Histogram, share: number): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = share * total;
  for (const [index, count] of histogram.entries()) {
    if (count > 0 && left <= count) {
      const low = bounds[index - 1] ?? 0;
      const high = bounds[index] ?? low;
      return Math.round(low + (high - low) * (left / count));
    }
    left -= count;
  }
  return bounds.at(-1) ?? null;
}
