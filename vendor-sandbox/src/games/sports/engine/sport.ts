/** What is played: football by the clock, or a match of an electronic arena, round by round to thirteen. */
export type SportName = 'football' | 'arena';

/**
 * Chances of one tick, of a hundred thousand lots: the first score for home, the next for away, the rest for nobody.
 */
export type Chances = { readonly home: number; readonly away: number };

export const lots = 100_000;

type Rules = {
  /** Ticks a match has at most, and how long one takes, in milliseconds. */
  readonly ticks: number;
  readonly tick: number;
  /** Prices stand for so many ticks, unless somebody scores. */
  readonly priced: number;
  /** Whoever has so many wins at once; null where the clock ends it. */
  readonly upTo: number | null;
};

export const rulesOf: Readonly<Record<SportName, Rules>> = {
  football: { ticks: 90, tick: 2_000, priced: 5, upTo: null },
  arena: { ticks: 25, tick: 7_200, priced: 1, upTo: 13 },
};

export type Score = { readonly home: number; readonly away: number };

export const isDecided = (sport: SportName, { home, away }: Score): boolean => {
  const { upTo } = rulesOf[sport];
  return upTo !== null && (home >= upTo || away >= upTo);
};

/** How likely each side scores in a tick, by how strong they are (100 is usual); home has an edge. */
export function chancesOf(sport: SportName, strength: Score): Chances {
  if (sport === 'arena') {
    const home = Math.round((lots * strength.home) / (strength.home + strength.away));
    return { home, away: lots - home };
  }
  const { ticks } = rulesOf.football;
  const goals = (mean: number, own: number, other: number): number => Math.round((lots * mean * own) / other / ticks);
  return { home: goals(1.5, strength.home, strength.away), away: goals(1.2, strength.away, strength.home) };
}
