/** Sports. `arena` is an electronic one, played in rounds to thirteen. */
export const sportNames = [
  'football',
  'arena',
  'basketball',
  'tennis',
  'badminton',
  'volleyball',
  'tableTennis',
] as const;
export type SportName = (typeof sportNames)[number];

/** Sport by the scene of a title's picture. */
const sportsByScene: Readonly<Record<string, SportName>> = {
  fireball: 'football',
  goal: 'football',
  derby: 'football',
  trophy: 'football',
  basketball: 'basketball',
  tennis: 'tennis',
  badminton: 'badminton',
  volleyball: 'volleyball',
  pingpong: 'tableTennis',
};

/** Sport that a title opens, by category and scene; football by default. */
export const sportOf = (category: string, scene: string): SportName =>
  category === 'ESPORTS' ? 'arena' : (sportsByScene[scene] ?? 'football');

/** Scenes of the category SPORTS for a sport. */
export const scenesOf = (sport: SportName): readonly string[] =>
  Object.keys(sportsByScene).filter((scene) => sportsByScene[scene] === sport);

/**
 * Strength of both sides in hundred thousandths: the probability of a score in a tick (most sports), of a basket in an
 * attack (basketball), or of winning a service game (tennis).
 */
export type Chances = { readonly home: number; readonly away: number };

export const lots = 100_000;

type Rules = {
  /** Maximum ticks of a match, and duration of one in milliseconds. */
  readonly ticks: number;
  readonly tick: number;
  /** Ticks that are always played. */
  readonly regular: number;
  /** Ticks for which prices stay, unless somebody scores. */
  readonly priced: number;
  /**
   * Whoever has so many points with this lead wins at once, and at the cap with any lead; null where the clock ends it.
   */
  readonly wins: { readonly points: number; readonly lead: number; readonly cap: number } | null;
  /** A side's score is capped below this; higher scores are too unlikely to matter. */
  readonly size: number;
};

/**
 * Basketball: 80 attacks each alternately, four quarters of forty; when level after that, the next basket wins. Tennis:
 * one set, a tie-break at six all. Badminton and beach volleyball: one game to 21, two ahead, to 30 at most. Table
 * tennis: one game to 11, two ahead, to 15 at most.
 */
export const rulesOf: Readonly<Record<SportName, Rules>> = {
  football: { ticks: 90, tick: 2_000, regular: 90, priced: 5, wins: null, size: 16 },
  arena: { ticks: 25, tick: 7_200, regular: 0, priced: 1, wins: { points: 13, lead: 1, cap: 13 }, size: 14 },
  basketball: { ticks: 161, tick: 1_000, regular: 160, priced: 1, wins: { points: 0, lead: 1, cap: 999 }, size: 160 },
  tennis: { ticks: 13, tick: 13_000, regular: 0, priced: 1, wins: { points: 6, lead: 2, cap: 7 }, size: 8 },
  badminton: { ticks: 59, tick: 3_000, regular: 0, priced: 1, wins: { points: 21, lead: 2, cap: 30 }, size: 31 },
  volleyball: { ticks: 59, tick: 3_000, regular: 0, priced: 1, wins: { points: 21, lead: 2, cap: 30 }, size: 31 },
  tableTennis: { ticks: 29, tick: 6_000, regular: 0, priced: 1, wins: { points: 11, lead: 2, cap: 15 }, size: 16 },
};

export type Side = 'home' | 'away';
export type Score = Readonly<Record<Side, number>>;

/** Whether the result is decided after so many ticks. */
export function isDecided(sport: SportName, { home, away }: Score, played: number): boolean {
  const { wins, regular } = rulesOf[sport];
  if (wins === null || played < regular) return false;
  const most = Math.max(home, away);
  return most >= wins.cap || (most >= wins.points && Math.abs(home - away) >= wins.lead);
}

/** A possible event of a tick: `lots` of all lots give a side so many points. */
export type Step = { readonly side: Side; readonly points: number; readonly lots: number };

/** Distribution of baskets in percent: one point (a free throw), two and three. */
const baskets = [
  [1, 10],
  [2, 65],
  [3, 25],
] as const;

const either = (home: number): readonly Step[] => [
  { side: 'home', points: 1, lots: home },
  { side: 'away', points: 1, lots: lots - home },
];

/** Scoring events of a tick (from 1); the remaining lots score nothing. */
export function stepsAt(sport: SportName, chances: Chances, tick: number): readonly Step[] {
  const { home, away } = chances;
  const firstTurn = tick % 2 === 1;
  const homeShare = Math.round((lots * home) / (home + away));
  switch (sport) {
    case 'tennis':
      if (tick === rulesOf.tennis.ticks) return either(homeShare);
      return either(firstTurn ? home : lots - away);
    case 'basketball': {
      if (tick > rulesOf.basketball.regular) return either(homeShare).map((step) => ({ ...step, points: 2 }));
      const side = firstTurn ? 'home' : 'away';
      return baskets.map(([points, share]) => ({ side, points, lots: Math.floor((chances[side] * share) / 100) }));
    }
    default:
      return [
        { side: 'home', points: 1, lots: home },
        { side: 'away', points: 1, lots: away },
      ];
  }
}

/** Probabilities of both sides from their strength (100 is average); home has an advantage where there is one. */
export function chancesOf(sport: SportName, strength: Score): Chances {
  const { home, away } = strength;
  switch (sport) {
    case 'arena':
    case 'badminton':
    case 'volleyball':
    case 'tableTennis': {
      const first = Math.round((lots * home) / (home + away));
      return { home: first, away: lots - first };
    }
    case 'basketball': {
      const better = (home / away) ** 0.3;
      return { home: Math.round(lots * (0.5 * better + 0.005)), away: Math.round((lots * 0.5) / better) };
    }
    case 'tennis': {
      const better = 0.4 * Math.log(home / away);
      return { home: Math.round(lots * (0.72 + better)), away: Math.round(lots * (0.72 - better)) };
    }
    case 'football': {
      const { ticks } = rulesOf.football;
      const goals = (mean: number, own: number, other: number): number =>
        Math.round((lots * mean * own) / other / ticks);
      return { home: goals(1.5, home, away), away: goals(1.2, away, home) };
    }
  }
}
