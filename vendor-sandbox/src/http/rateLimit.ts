export type RateLimit = (key: string) => boolean;

type Options = { readonly most: number; readonly window: number; readonly clock: () => number };

/** Maximum keys per window; beyond it new keys share one counter, so that memory stays bounded. */
const mostKeys = 20_000;

/** Counts calls per key in fixed windows; returns whether one more is allowed. */
export function createRateLimit({ most, window, clock }: Options): RateLimit {
  let start = clock();
  const counts = new Map<string, number>();
  return (key) => {
    if (clock() - start >= window) {
      start = clock();
      counts.clear();
    }
    const counted = counts.has(key) || counts.size < mostKeys ? key : '';
    const count = (counts.get(counted) ?? 0) + 1;
    counts.set(counted, count);
    return count <= most;
  };
}
