interface Result {
  readonly net: number;
}

/** The best first. */
export const byNet = <R extends Result>(results: readonly R[]): R[] => [...results].sort((a, b) => b.net - a.net);

/** How long a result's bar is beside the longest of all, from 0 to 1. */
export function shareOf(result: Result, all: readonly Result[]): number {
  const longest = Math.max(...all.map(({ net }) => Math.abs(net)));
  return longest > 0 ? Math.abs(result.net) / longest : 0;
}
