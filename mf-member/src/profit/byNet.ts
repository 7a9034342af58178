interface Result {
  readonly net: number;
}

/** Best first. */
export const byNet = <R extends Result>(results: readonly R[]): R[] => [...results].sort((a, b) => b.net - a.net);

/** Length of a result's bar relative to the longest, from 0 to 1. */
export function shareOf(result: Result, all: readonly Result[]): number {
  const longest = Math.max(...all.map(({ net }) => Math.abs(net)));
  return longest > 0 ? Math.abs(result.net) / longest : 0;
}
