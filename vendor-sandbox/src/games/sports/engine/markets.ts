import type { Score, SportName } from './sport.ts';

/** What can be bet on. */
export const marketKinds = ['winner', 'handicap', 'overUnder', 'both'] as const;
export type MarketKind = (typeof marketKinds)[number];
export const picks = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no'] as const;
export type Pick = (typeof picks)[number];

/**
 * A pick of a market. `line` is in quarters: of a handicap the start that home has (-3: home gives three quarters), of
 * over/under the total (11: 2.75), 0 elsewhere. All of the match counts, also what was scored before the bet.
 */
export type Claim = { readonly market: MarketKind; readonly line: number; readonly pick: Pick };

export const marketsOf = (sport: SportName): readonly MarketKind[] =>
  sport === 'football' ? marketKinds : marketKinds.filter((kind) => kind !== 'both');

export const picksOf = (sport: SportName, market: MarketKind): readonly Pick[] => {
  if (market === 'overUnder') return ['over', 'under'];
  if (market === 'both') return ['yes', 'no'];
  return market === 'winner' && sport === 'football' ? ['home', 'draw', 'away'] : ['home', 'away'];
};

/** Whether a market can have a line: quarters at football, elsewhere halves that no score meets. */
export function isLine(sport: SportName, market: MarketKind, line: number): boolean {
  if (market !== 'handicap' && market !== 'overUnder') return line === 0;
  if (market === 'overUnder' && line <= 0) return false;
  return sport === 'football' ? Number.isInteger(line) : Math.abs(line % 4) === 2;
}

/** What a market's prices take for the house of the whole stake: 1.06 is six per cent. */
export const marginOf = (sport: SportName, market: MarketKind): number =>
  sport === 'football' && market === 'winner' ? 1.06 : 1.05;

/** What becomes of a part of the stake: it wins the odds, is given back, or is lost. */
export type Part = 'won' | 'push' | 'lost';

const bySign = (ahead: number): Part => (ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'push');
const byTruth = (right: boolean): readonly Part[] => [right ? 'won' : 'lost'];

/** By how many quarters a claim with a line is ahead of it. Between two lines, half of the stake is on each. */
const byLine = (ahead: number): readonly Part[] =>
  ahead % 2 === 0 ? [bySign(ahead)] : [bySign(ahead - 1), bySign(ahead + 1)];

/** The parts of equal size that a stake on a claim falls into by a final score. */
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

/** The parts as one word. */
export function verdictOf(parts: readonly Part[]): Verdict {
  const [first = 'lost', second = first] = parts;
  if (first === second) return first;
  return first === 'won' || second === 'won' ? 'halfWon' : 'halfLost';
}
