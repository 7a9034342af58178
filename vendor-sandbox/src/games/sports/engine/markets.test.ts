import { describe, expect, test } from '@jest/globals';
import { fixtureById, fixtureOf, numberAt } from './fixtures.ts';
import { chanceOf, evenLine, finalScores, type MarketKind, marginOf, oddsOf, picksOf } from './markets.ts';
import { lastTick, playMatch, scoreOf } from './match.ts';
import { isDecided, lots, rulesOf, type SportName } from './sport.ts';
import { leagues } from './teams.ts';
import { combinedOdds, payoutOf } from './ticket.ts';

const sports: readonly SportName[] = ['football', 'arena'];
const chances = { home: 1_700, away: 1_400 };

/** A bound for a sequence of lots that looks random and is the same on every run. */
function sequence(seed: number) {
  let state = seed;
  return async (bound: number): Promise<number> => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

describe('chances', () => {
  test('are those of every way a short match can go, counted one by one', () => {
    const [home, away] = [chances.home / lots, chances.away / lots];
    const ticks = 7;
    const steps: readonly (readonly [share: number, lead: number])[] = [
      [home, 1],
      [away, -1],
      [1 - home - away, 0],
    ];
    const homeWinsFrom = (left: number, lead: number): number =>
      left === 0
        ? Number(lead > 0)
        : steps.reduce((sum, [share, step]) => sum + share * homeWinsFrom(left - 1, lead + step), 0);
    const homeWins = homeWinsFrom(ticks, 0);
    const finals = finalScores('football', chances, { home: 0, away: 0 }, ticks);
    expect(chanceOf(finals, 'winner', 0, 'home')).toBeCloseTo(homeWins, 12);
  });

  test.each(sports)('of %s add up to one in every market, from every score', (sport) => {
    for (const now of [
      { home: 0, away: 0 },
      { home: 3, away: 1 },
      { home: 12, away: 12 },
    ]) {
      const fixture = fixtureOf(sport, 2, 77);
      const finals = finalScores(sport, fixture.chances, now, rulesOf[sport].ticks - (now.home + now.away));
      const markets: readonly MarketKind[] = ['winner', 'total', 'both'];
      for (const market of markets) {
        const line = market === 'total' ? evenLine(finals) : 0;
        const sum = picksOf(sport, market).reduce((total, pick) => total + chanceOf(finals, market, line, pick), 0);
        expect(sum).toBeCloseTo(1, 9);
      }
    }
  });
});

test('a single bet never returns more than the margin leaves, and where it is offered it pays something', () => {
  for (const sport of sports) {
    for (let chance = 0.001; chance < 1; chance += 0.001) {
      const odds = oddsOf(sport, 'winner', chance);
      if (odds === null) continue;
      expect(odds).toBeGreaterThan(100);
      expect((odds / 100) * chance).toBeLessThanOrEqual(1 / marginOf(sport, 'winner') + 1e-9);
    }
  }
});

test('accumulators multiply, and are rounded down', () => {
  expect(combinedOdds([])).toBe(100);
  expect(combinedOdds([250])).toBe(250);
  expect(combinedOdds([250, 110, 333])).toBe(915);
  expect(payoutOf(1_000_001, [333])).toBe(3_330_003);
});

describe('a match', () => {
  test.each(sports)('of %s ends by its rules and comes about as often as its chances say', async (sport) => {
    const numbers = sequence(sport === 'football' ? 9_001 : 4_243);
    const fixture = fixtureOf(sport, 0, 4_000);
    let homeWins = 0;
    const matches = 3_000;
    for (let match = 0; match < matches; match += 1) {
      const goals = await playMatch(sport, fixture.chances, numbers);
      const score = scoreOf(goals);
      expect(sport === 'football' || isDecided(sport, score)).toBe(true);
      expect(lastTick(sport, goals)).toBeLessThanOrEqual(rulesOf[sport].ticks);
      if (score.home > score.away) homeWins += 1;
    }
    const finals = finalScores(sport, fixture.chances, { home: 0, away: 0 }, rulesOf[sport].ticks);
    const chance = chanceOf(finals, 'winner', 0, 'home');
    expect(Math.abs(homeWins / matches - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / matches));
  });
});

test('the programme follows from the clock: every league is always at a match, of two different teams', () => {
  const now = Date.UTC(2026, 3, 11, 12);
  for (const sport of sports) {
    expect(leagues[sport]).toHaveLength(6);
    for (const league of leagues[sport].keys()) {
      const number = numberAt(league, now);
      for (const step of [0, 1, 2, 3, 4]) {
        const fixture = fixtureOf(sport, league, number + step);
        expect(fixture.home.name).not.toBe(fixture.away.name);
        expect(fixtureById(fixture.id)).toEqual(fixture);
      }
      const { kickOff } = fixtureOf(sport, league, number);
      expect(kickOff - now).toBeLessThanOrEqual(90_000);
      expect(now - kickOff).toBeLessThanOrEqual(210_000);
    }
  }
  for (const id of ['football-9-1', 'tennis-1-1', 'football-1', '../x']) expect(fixtureById(id)).toBeNull();
});
