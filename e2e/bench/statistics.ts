/** The median; of an even number of figures, the mean of the middle two. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) return Number.NaN;
  return (low + high) / 2;
}

/** The smallest figure that at least this share (0 to 1) of all do not exceed; NaN for none. */
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
