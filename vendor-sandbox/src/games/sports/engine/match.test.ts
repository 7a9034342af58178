import { describe, expect, test } from '@jest/globals';
import { finalScores } from './finals.ts';
import { fixtureById, fixtureOf, fixturesBetween, numberAt } from './fixtures.ts';
import { lastTick, playMatch, scoreOf } from './match.ts';
import { outlookOf, worthOf } from './prices.ts';
import { isDecided, lots, rulesOf, type Score, type SportName, sportNames, stepsAt } from './sport.ts';
import { leagues } from './teams.ts';

/** A deterministic pseudo-random sequence. */
function sequence(seed: number) {
  let state = seed;
  return async (bound: number): Promise<number> => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

const homeWins = (sport: SportName, score: Score, played: number): number => {
  const { chances } = fixtureOf(sport, 1, 12);
  return worthOf(outlookOf(finalScores(sport, chances, score, played)), { market: 'winner', line: 0, pick: 'home' })
    .won;
};

/** Positions shortly before the end: few enough continuations to enumerate. */
const endings: Readonly<Record<SportName, readonly [score: Score, left: number]>> = {
  football: [{ home: 1, away: 1 }, 7],
  arena: [{ home: 11, away: 11 }, 3],
  basketball: [{ home: 80, away: 81 }, 6],
  tennis: [{ home: 4, away: 4 }, 5],
  badminton: [{ home: 27, away: 27 }, 5],
  volleyball: [{ home: 26, away: 26 }, 7],
  tableTennis: [{ home: 12, away: 12 }, 5],
};

describe.each([...sportNames])('a match of %s', (sport) => {
  const { ticks, regular } = rulesOf[sport];

  test('has the chances of every way it can go, counted one by one', () => {
    const { chances } = fixtureOf(sport, 1, 12);
    const [score, left] = endings[sport];
    const walk = ({ home, away }: Score, played: number): number => {
      if (played === ticks || isDecided(sport, { home, away }, played)) return Number(home > away);
      let rest = lots;
      let wins = 0;
      for (const step of stepsAt(sport, chances, played + 1)) {
        rest -= step.lots;
        const next = { home, away, [step.side]: (step.side === 'home' ? home : away) + step.points };
        wins += (step.lots / lots) * walk(next, played + 1);
      }
      return rest === 0 ? wins : wins + (rest / lots) * walk({ home, away }, played + 1);
    };
    expect(homeWins(sport, score, ticks - left)).toBeCloseTo(walk(score, ticks - left), 12);
  });

  test('ends by its rules and comes about as often as its chances say', async () => {
    const numbers = sequence(9_001);
    const fixture = fixtureOf(sport, 0, 4_000);
    const matches = 2_000;
    const total: number[] = [];
    let wins = 0;
    for (let match = 0; match < matches; match += 1) {
      const goals = await playMatch(sport, fixture.chances, numbers);
      const score = scoreOf(goals);
      const end = lastTick(sport, goals);
      expect(end).toBeGreaterThanOrEqual(regular);
      expect(end).toBeLessThanOrEqual(ticks);
      expect(sport === 'football' || isDecided(sport, score, end)).toBe(true);
      total.push(score.home + score.away);
      if (score.home > score.away) wins += 1;
    }
    const outlook = outlookOf(finalScores(sport, fixture.chances, { home: 0, away: 0 }, 0));
    const chance = worthOf(outlook, { market: 'winner', line: 0, pick: 'home' }).won;
    expect(Math.abs(wins / matches - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / matches));
    const mean = outlook.overUnder.reduce((sum, [{ home }, share]) => sum + share * home, 0);
    const square = outlook.overUnder.reduce((sum, [{ home }, share]) => sum + share * home ** 2, 0);
    const spread = Math.sqrt((square - mean ** 2) / matches);
    expect(Math.abs(total.reduce((sum, each) => sum + each, 0) / matches - mean)).toBeLessThan(4 * spread);
  });

  test('is over before the next of its league begins', () => {
    const { kickOff } = fixtureOf(sport, 0, 40);
    expect(kickOff + ticks * rulesOf[sport].tick).toBeLessThan(fixtureOf(sport, 0, 41).kickOff);
  });
});

test.each([...sportNames])(
  'the programme of %s follows from the clock: each league at a match of two teams',
  (sport) => {
    const now = Date.UTC(2026, 3, 11, 12);
    expect(leagues[sport].length).toBeGreaterThanOrEqual(3);
    for (const league of leagues[sport].keys()) {
      const number = numberAt(sport, league, now);
      for (const step of [0, 1, 2, 3, 4]) {
        const fixture = fixtureOf(sport, league, number + step);
        expect(fixture.home.name).not.toBe(fixture.away.name);
        expect(fixtureById(fixture.id)).toEqual(fixture);
      }
      const { kickOff } = fixtureOf(sport, league, number);
      expect(kickOff - now).toBeLessThanOrEqual(90_000);
      expect(now - kickOff).toBeLessThanOrEqual(210_000);
      const halfHour = fixturesBetween(sport, league, now, now + 30 * 60_000);
      expect(halfHour).toHaveLength(6);
      expect(halfHour.every((each) => each.kickOff >= now && each.kickOff < now + 30 * 60_000)).toBe(true);
    }
  },
);

test('what is no match has no fixture', () => {
  for (const id of ['football-9-1', 'curling-1-1', 'football-1', '../x', 'tennis-7-1']) {
    expect(fixtureById(id)).toBeNull();
  }
});

test('every name stands once in a sport', () => {
  for (const sport of sportNames) {
    const names = leagues[sport].flatMap(({ teams }) => teams.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  }
});
