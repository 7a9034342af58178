import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { finalScores } from './finals.ts';
import { fixtureOf } from './fixtures.ts';
import {
  type Claim,
  isLine,
  type MarketKind,
  marginOf,
  marketsOf,
  type Part,
  partsOf,
  picksOf,
  verdictOf,
} from './markets.ts';
import { lastTick, playMatch, scoreOf } from './match.ts';
import { evenLine, oddsOf, outlookOf, worthOf } from './prices.ts';
import { sportNames } from './sport.ts';

const scores = fc.record({ home: fc.nat({ max: 12 }), away: fc.nat({ max: 12 }) });
const handicaps = fc.integer({ min: -20, max: 20 });
const totals = fc.integer({ min: 1, max: 60 });

const handicap = (line: number, pick: 'home' | 'away' = 'home'): Claim => ({ market: 'handicap', line, pick });
const over = (line: number): Claim => ({ market: 'overUnder', line, pick: 'over' });

describe('how a selection is settled', () => {
  test.each([
    ['level ball, a draw', handicap(0), [1, 1], 'push'],
    ['level ball, a win', handicap(0), [2, 1], 'won'],
    ['giving a quarter, a draw', handicap(-1), [0, 0], 'halfLost'],
    ['taking a quarter, a draw', handicap(-1, 'away'), [0, 0], 'halfWon'],
    ['giving a half, a draw', handicap(-2), [1, 1], 'lost'],
    ['giving three quarters, one ahead', handicap(-3), [1, 0], 'halfWon'],
    ['giving three quarters, two ahead', handicap(-3), [2, 0], 'won'],
    ['taking three quarters, one behind', handicap(-3, 'away'), [1, 0], 'halfLost'],
    ['giving one, one ahead', handicap(-4), [1, 0], 'push'],
    ['giving one and a quarter, one ahead', handicap(-5), [3, 2], 'halfLost'],
    ['over 2, two goals', over(8), [2, 0], 'push'],
    ['over 2.25, two goals', over(9), [1, 1], 'halfLost'],
    ['over 2.5, two goals', over(10), [1, 1], 'lost'],
    ['over 2.75, three goals', over(11), [2, 1], 'halfWon'],
    ['over 2.75, four goals', over(11), [2, 2], 'won'],
  ] as const)('%s', (_, claim, [home, away], verdict) => {
    expect(verdictOf(partsOf(claim, { home, away }))).toBe(verdict);
  });

  test('the two sides of a line are each other turned round', () => {
    const turned: Readonly<Record<Part, Part>> = { won: 'lost', push: 'push', lost: 'won' };
    const sides = fc.oneof(
      handicaps.map((line): [Claim, Claim] => [handicap(line), handicap(line, 'away')]),
      totals.map((line): [Claim, Claim] => [over(line), { ...over(line), pick: 'under' }]),
    );
    fc.assert(
      fc.property(sides, scores, ([one, other], score) => {
        expect(partsOf(other, score).toSorted()).toEqual(
          partsOf(one, score)
            .map((part) => turned[part])
            .toSorted(),
        );
      }),
    );
  });

  test('a quarter line is half of the stake on each line beside it', () => {
    fc.assert(
      fc.property(handicaps, scores, (half, score) => {
        const line = 2 * half + 1;
        expect(partsOf(handicap(line), score).toSorted()).toEqual(
          [line - 1, line + 1].flatMap((beside) => partsOf(handicap(beside), score)).toSorted(),
        );
      }),
    );
  });
});

/** A deterministic, evenly spread sequence. */
let turn = 0;
function random(): number {
  turn += 0.618_033_988_75;
  return turn % 1;
}

/** Every market of a position at its even line and neighbouring lines. */
function claimsOf(sport: (typeof sportNames)[number], outlook: ReturnType<typeof outlookOf>): readonly Claim[] {
  return marketsOf(sport).flatMap((market: MarketKind) => {
    const even = evenLine(outlook, sport, market);
    return [-3, -2, -1, 0, 1, 2, 4]
      .map((step) => even + step)
      .filter((line) => isLine(sport, market, line))
      .flatMap((line) => picksOf(sport, market).map((pick) => ({ market, line, pick })));
  });
}

describe.each([...sportNames])('the markets of %s', (sport) => {
  const fixture = fixtureOf(sport, 2, 77);
  const kickOff = outlookOf(finalScores(sport, fixture.chances, { home: 0, away: 0 }, 0));
  const positions: ReturnType<typeof outlookOf>[] = [];
  beforeAll(async () => {
    const goals = await playMatch(sport, fixture.chances, async (bound) => Math.floor(random() * bound));
    for (const share of [0, 0.3, 0.6]) {
      const played = Math.floor(lastTick(sport, goals) * share);
      const score = scoreOf(goals.filter(({ tick }) => tick <= played));
      positions.push(outlookOf(finalScores(sport, fixture.chances, score, played)));
    }
  });

  test('win, are given back and lose with chances that make up one', () => {
    for (const outlook of positions) {
      for (const market of marketsOf(sport)) {
        const line = evenLine(outlook, sport, market);
        const worths = picksOf(sport, market).map((pick) => worthOf(outlook, { market, line, pick }));
        const [{ back } = { back: 0 }] = worths;
        expect(worths.reduce((sum, { won }) => sum + won, back)).toBeCloseTo(1, 9);
      }
    }
  });

  test('return the stake less the margin, within the rounding of the odds and never more', () => {
    let offered = 0;
    for (const outlook of positions) {
      for (const claim of claimsOf(sport, outlook)) {
        const worth = worthOf(outlook, claim);
        const odds = oddsOf(sport, claim.market, worth);
        if (odds === null) continue;
        offered += 1;
        const back = (worth.won * odds) / 100 + worth.back;
        const promised = 1 / marginOf(sport, claim.market);
        expect(odds).toBeGreaterThan(100);
        expect(back).toBeLessThanOrEqual(promised + 1e-9);
        expect(back).toBeGreaterThan(promised - worth.won / 100 - 1e-9);
      }
    }
    expect(offered).toBeGreaterThan(10);
  });

  test('split as evenly as their lines allow', () => {
    for (const market of ['handicap', 'overUnder'] as const) {
      const even = evenLine(kickOff, sport, market);
      const [first = 'home', second = 'away'] = picksOf(sport, market);
      const off = (line: number): number =>
        Math.abs(
          worthOf(kickOff, { market, line, pick: first }).won - worthOf(kickOff, { market, line, pick: second }).won,
        );
      const others = Array.from({ length: 2_001 }, (_, index) => index - 1_000).filter((line) =>
        isLine(sport, market, line),
      );
      expect(Math.min(...others.map(off))).toBeCloseTo(off(even), 12);
    }
  });
});

test('a quarter of a goal is a line at football alone', () => {
  expect([0, 1, -3, 4].every((line) => isLine('football', 'handicap', line))).toBe(true);
  expect([0, 1, 4].some((line) => isLine('basketball', 'handicap', line))).toBe(false);
  expect([-22, 2, 18].every((line) => isLine('basketball', 'handicap', line))).toBe(true);
  expect(isLine('football', 'overUnder', 0)).toBe(false);
  expect(isLine('football', 'winner', 2)).toBe(false);
});
