import { type Chances, isDecided, lots, type Score, type SportName } from './sport.ts';

/** What can be bet on. `total` has a line of so many halves: 5 is 2.5, and no score is half a goal. */
export const marketKinds = ['winner', 'total', 'both'] as const;
export type MarketKind = (typeof marketKinds)[number];
export type Pick = 'home' | 'draw' | 'away' | 'over' | 'under' | 'yes' | 'no';

export const picksOf = (sport: SportName, market: MarketKind): readonly Pick[] => {
  if (market === 'total') return ['over', 'under'];
  if (market === 'both') return ['yes', 'no'];
  return sport === 'arena' ? ['home', 'away'] : ['home', 'draw', 'away'];
};

/** What a market's prices take for the house, added to each chance: 1.06 is six per cent. */
export const marginOf = (sport: SportName, market: MarketKind): number =>
  sport === 'football' && market === 'winner' ? 1.06 : 1.05;

/** Whether a pick is right at the end. */
export function isRight(market: MarketKind, line: number, pick: Pick, { home, away }: Score): boolean {
  switch (market) {
    case 'winner':
      return pick === 'draw' ? home === away : pick === 'home' ? home > away : away > home;
    case 'total':
      return pick === 'over' ? 2 * (home + away) > line : 2 * (home + away) < line;
    case 'both':
      return (home > 0 && away > 0) === (pick === 'yes');
  }
}

/** Scores of a side run from 0 to below this; what is beyond is too unlikely to matter and stays with the last. */
const size = 16;

/** A final score and how likely it is. */
export type Final = readonly [score: Score, share: number];

/** How likely every final score is from here, with `left` ticks to go. Exact: every way the match can go is counted. */
export function finalScores(sport: SportName, chances: Chances, now: Score, left: number): readonly Final[] {
  let shares = new Float64Array(size * size);
  const place = (home: number, away: number): number => Math.min(size - 1, home) * size + Math.min(size - 1, away);
  shares[place(now.home, now.away)] = 1;
  const [homeShare, awayShare] = [chances.home / lots, chances.away / lots];
  for (let tick = 0; tick < left; tick += 1) {
    const next = new Float64Array(size * size);
    const add = (at: number, share: number): void => {
      next[at] = (next[at] ?? 0) + share;
    };
    shares.forEach((share, at) => {
      if (share === 0) return;
      const [home, away] = [Math.floor(at / size), at % size];
      const over = isDecided(sport, { home, away });
      if (!over) add(place(home + 1, away), share * homeShare);
      if (!over) add(place(home, away + 1), share * awayShare);
      add(at, over ? share : share * (1 - homeShare - awayShare));
    });
    shares = next;
  }
  return Array.from(shares, (share, at): Final => [{ home: Math.floor(at / size), away: at % size }, share]).filter(
    ([, share]) => share > 0,
  );
}

export const chanceOf = (finals: readonly Final[], market: MarketKind, line: number, pick: Pick): number =>
  finals.reduce((sum, [score, share]) => (isRight(market, line, pick, score) ? sum + share : sum), 0);

/** The line that splits the total most evenly. */
export function evenLine(finals: readonly Final[]): number {
  const lines = new Set(finals.map(([{ home, away }]) => 2 * (home + away) + 1));
  const off = (line: number): number => Math.abs(chanceOf(finals, 'total', line, 'over') - 0.5);
  return [...lines].sort((a, b) => off(a) - off(b) || a - b)[0] ?? 1;
}

/** Chances outside of these are not offered: they are as good as decided. */
const offered = { least: 0.02, most: 0.94 } as const;

/**
 * The price of a chance in hundredths (250 is 2.50), the margin taken off and rounded down; null where it is not
 * offered.
 */
export function oddsOf(sport: SportName, market: MarketKind, chance: number): number | null {
  if (chance < offered.least || chance > offered.most) return null;
  const odds = Math.floor(100 / (chance * marginOf(sport, market)) + 1e-9);
  return odds > 100 ? odds : null;
}
