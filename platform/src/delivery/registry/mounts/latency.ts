/**
 * Load times as counts in buckets that are the same everywhere, so that minutes, versions and processes can be added
 * up. The bounds grow by the square root of two: a percentile read from them is off by a fifth at most.
 */
export const bounds: readonly number[] = [
  32, 45, 64, 91, 128, 181, 256, 362, 512, 724, 1024, 1448, 2048, 2896, 4096, 5793, 8192, 11_585, 16_384, 23_170,
  32_768, 46_341, 65_536,
];

/** One count for each bound (times up to it, above the one before), and one for everything above the last. */
export type Histogram = readonly number[];

export const emptyHistogram = (): number[] => Array<number>(bounds.length + 1).fill(0);

/** Which count a time belongs to, by its index. */
export function bucketOf(milliseconds: number): number {
  const index = bounds.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? bounds.length : index;
}

/**
 * The time that this share of the counted ones stayed within, milliseconds; null when nothing was counted. Within a
 * bucket times are taken as evenly spread; beyond the last bound it is that bound.
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
