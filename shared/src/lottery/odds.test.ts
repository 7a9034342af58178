import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { betsOf, type Form } from './forms.ts';
import { decidedStake } from './line.ts';
import { rebateOf, rebateShare, returnToPlayer, SERIES, seriesOdds } from './odds.ts';

const odds = (form: Form, code: string, series: number, name = 'all') => {
  const bet = betsOf(form).get(code);
  if (!bet) throw new Error(`no bet ${code}`);
  return seriesOdds(bet, name, series) / 100;
};

test('the prize of two units at a series is that of the field', () => {
  expect(2 * odds('SSC', 'star5Straight', 1800)).toBe(180_000);
  expect(2 * odds('11X5', 'first3Straight', 1800)).toBe(1_782);
  expect(2 * odds('PK10', 'position', 1800)).toBe(18);
});

test('odds follow the series, down to the hundredth', () => {
  expect(odds('SSC', 'position', 1920)).toBe(9.6);
  expect(odds('SSC', 'duel', 1920, 'side')).toBe(2.13);
  expect(odds('SSC', 'ballSides', 1920)).toBe(1.92);
  expect([odds('SSC', 'star3LastGroup3', 1920), odds('SSC', 'star3LastGroup6', 1920)]).toEqual([320, 160]);
  expect(odds('SSC', 'star3LastStraight', 1920)).toBe(960);
});

test('what ties is left out of the prize: the stake that comes back is the return of those outcomes', () => {
  expect(odds('11X5', 'ballSides', 1800)).toBe(1.8);
  const bet = betsOf('11X5').get('ballSides');
  if (!bet) throw new Error('no bet');
  // five of eleven win 1.8, one is refunded
  expect(returnToPlayer(bet, 'all', 180, 1)).toBeCloseTo((5 * 1.8 + 1) / 11, 12);
});

test('no bet returns more than the series, and none loses more to rounding than a hundredth of its odds', () => {
  const forms = ['SSC', '11X5', 'PK10', 'LHC', 'LF'] as const;
  const all = forms.flatMap((form) =>
    [...betsOf(form).values()].flatMap((bet) => bet.classes.map((name) => ({ bet, name }))),
  );
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.integer({ min: 0, max: 140 }), ({ bet, name }, steps) => {
      const series = SERIES.least + steps * SERIES.step;
      const { times, ties } = bet.chance(name);
      const tied = Number(ties.ways) / Number(ties.of);
      const most = (1 - tied) * (series / SERIES.fair) + tied;
      const back = returnToPlayer(bet, name, seriesOdds(bet, name, series), 1);
      expect(back).toBeLessThanOrEqual(most + 1e-9);
      expect(back).toBeGreaterThan(most - 0.01 * (Number(times.ways) / Number(times.of)) - 1e-9);
    }),
  );
});

test('no series returns more than the most does, with what comes back at once', () => {
  const forms = ['SSC', '11X5', 'PK10', 'LHC', 'LF'] as const;
  const all = forms.flatMap((form) =>
    [...betsOf(form).values()].flatMap((bet) => bet.classes.map((name) => ({ bet, name }))),
  );
  const seriesOf = fc.integer({ min: 0, max: 140 }).map((steps) => SERIES.least + steps * SERIES.step);
  fc.assert(
    fc.property(fc.constantFrom(...all), seriesOf, seriesOf, ({ bet, name }, one, other) => {
      const [series, most] = [Math.min(one, other), Math.max(one, other)];
      const { ties } = bet.chance(name);
      const decided = 1 - Number(ties.ways) / Number(ties.of);
      const back = returnToPlayer(bet, name, seriesOdds(bet, name, series), 1) + decided * rebateShare(series, most);
      expect(back).toBeLessThanOrEqual(decided * (most / SERIES.fair) + (1 - decided) + 1e-9);
      expect(back).toBeLessThan(1);
    }),
  );
});

test('what ties in the long run is no part of what a series decides', () => {
  const sides = betsOf('11X5').get('ballSides');
  if (!sides) throw new Error('11X5 has no such bet');
  const selection = [['big', 'small'], [], [], [], []];
  // one of eleven balls ties
  expect(decidedStake(sides, { selection, unitStake: 11_000n, units: 1 }, { day: '2026-11-27' })).toBe(20_000n);
});

test('what a series leaves of a higher one is the rebate', () => {
  expect([1980, 1920, 1700].map((series) => rebateShare(series, 1980))).toEqual([0, 0.03, 0.14]);
  expect(rebateOf(20_000_00n, 1920, 1960)).toBe(400_00n);
  expect(rebateOf(49n, 1958, 1960)).toBe(0n);
});
