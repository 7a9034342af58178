/** Milliseconds: start of the first visit, interval between visits, and duration of one. */
export const visits = { first: 25_000, every: 75_000, stay: 30_000 } as const;

export type Visit = {
  readonly number: number;
  /** Milliseconds until the boss leaves. */
  readonly left: number;
};

/** The boss's visit at a time since the page opened, milliseconds; null between visits. */
export function visitAt(elapsed: number): Visit | null {
  const since = elapsed - visits.first;
  if (since < 0) return null;
  const left = visits.stay - (since % visits.every);
  return left > 0 ? { number: Math.floor(since / visits.every), left } : null;
}
