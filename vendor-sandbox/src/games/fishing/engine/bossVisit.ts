/** Milliseconds: the first visit of a boss, from one to the next, and how long it stays. */
export const visits = { first: 25_000, every: 75_000, stay: 30_000 } as const;

export type Visit = {
  readonly number: number;
  /** Milliseconds until the boss swims away. */
  readonly left: number;
};

/** The visit of the boss at a time since the page opened, in milliseconds; null between two of them. */
export function visitAt(elapsed: number): Visit | null {
  const since = elapsed - visits.first;
  if (since < 0) return null;
  const left = visits.stay - (since % visits.every);
  return left > 0 ? { number: Math.floor(since / visits.every), left } : null;
}
