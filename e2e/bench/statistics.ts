/** The middle one of several figures; of an even number the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) return Number.NaN;
  return (low + high) / 2;
}

/** The figure that so much of all (0 to 1) is at most; of nothing NaN. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The median of each figure of several visits. */
export function mediansOf<Figures extends Record<string, number>>(visits: readonly Figures[]): Figures {
  const [first] = visits;
  if (!first) throw new Error('nothing was measured');
  const entries = Object.keys(first).map((key) => [key, median(visits.map((visit) => visit[key] ?? Number.NaN))]);
  return Object.fromEntries(entries) as Figures;
}
