import type { Score, SportName } from './sport.ts';

/** Markets of a match. */
export const marketKinds = ['winner', 'handicap', 'overUnder', 'both'] as const;
export type MarketKind = (typeof marketKinds)[number];
export const picks = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no'] as const;
export type Pick = (typeof picks)[number];

/**
 * A pick of a market. `line` is in quarters: for a handicap the start of home (-3: home gives three quarters), for
 * over/under the total (11: 2.75), otherwise 0. The whole match counts, including scores before the bet.
 */
export type Claim = { readonly market: MarketKind; readonly line: number; readonly pick: Pick };

export const marketsOf = (sport: SportName): readonly MarketKind[] =>
  sport === 'football' ? marketKinds : marketKinds.filter((kind) => kind !== 'both');

export const picksOf = (sport: SportName, market: MarketKind): readonly Pick[] => {
  if (market === 'overUnder') return ['over', 'under'];
  if (market === 'both') return ['yes', 'no'];
  return market === 'winner' && sport === 'football' ? ['home', 'draw', 'away'] : ['home', 'away'];
};

/** Whether a line is valid for a market: quarters in football, elsewhere half points, which no score equals. */
export function isLine(sport: SportName, market: MarketKind, line: number): boolean {
  if (market !== 'handicap' && market !== 'overUnder') return line === 0;
  if (market === 'overUnder' && line <= 0) return false;
  return sport === 'football' ? Number.isInteger(line) : Math.abs(line % 4) === 2;
}

/** Overround of a market: 1.06 is a margin of six per cent. */
export const marginOf = (sport: SportName, market: MarketKind): number =>
  sport === 'football' && market === 'winner' ? 1.06 : 1.05;

/** Outcome of a part of the stake: it wins the odds, is returned, or is lost. */
export type Part = 'won' | 'push' | 'lost';

const bySign = (ahead: number): Part => (ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'push');
const byTruth = (right: boolean): readonly Part[] => [right ? 'won' : 'lost'];

/** `ahead`: quarters by which a claim beats its line. Between two lines, half of the stake is on each. */
const byLine = (ahead: number): readonly Part[] =>
  ahead % 2 === 0 ? [bySign(ahead)] : [bySign(ahead - 1), bySign(ahead + 1)];

/** The equal parts of a stake with their outcomes, for a final score. */
export function partsOf({ market, line, pick }: Claim, { home, away }: Score): readonly Part[] {
  switch (market) {
    case 'winner':
      return byTruth(pick === 'draw' ? home === away : pick === 'home' ? home > away : away > home);
    case 'both':
      return byTruth((home > 0 && away > 0) === (pick === 'yes'));
    case 'handicap':
      return byLine((4 * (home - away) + line) * (pick === 'home' ? 1 : -1));
    case 'overUnder':
      return byLine((4 * (home + away) - line) * (pick === 'over' ? 1 : -1));
  }
}

export type Verdict = 'won' | 'halfWon' | 'push' | 'halfLost' | 'lost';

/** The parts in one word. */
export function verdictOf(parts: readonly Part[]): Verdict {
  const [first = 'lost', second = first] = parts;
  if (first === second) return first;
  return first === 'won' || second === 'won' ? 'halfWon' : 'halfLost';
}
