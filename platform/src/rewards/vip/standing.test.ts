import { describe, expect, test } from '@jest/globals';
import type { VipLevelRule } from '@unisite/shared/contract/operatorsMarketVip';
import fc from 'fast-check';
import { judged, monthAfter, type Played } from './standing.ts';

const level = (id: VipLevelRule['id'], turnover: number, keep = 0, deposits = 0): VipLevelRule => ({
  id,
  turnover,
  deposits,
  keep,
  upgrade: 0,
  monthly: 0,
  birthday: 0,
  rebate: 0,
  feeOff: 0,
  dailyLimit: 0,
});
const levels = [level('bronze', 0), level('silver1', 100, 10), level('gold1', 1_000, 50, 200)];
const played = (turnover: number, deposits = 0, months: Record<string, number> = {}): Played => ({
  turnover,
  deposits,
  byMonth: new Map(Object.entries(months)),
});
const fresh = { granted: -1, dropped: 0, month: '2026-01-01' };
const placeOf = (...[standing, done, now]: [typeof fresh, Played, string]) => judged(levels, standing, done, now).place;

describe('a level', () => {
  test('is reached by turnover and deposits together, several at once', () => {
    expect(placeOf(fresh, played(99), '2026-01-01')).toBe(0);
    expect(placeOf(fresh, played(1_000, 199), '2026-01-01')).toBe(1);
    expect(placeOf(fresh, played(1_000, 200), '2026-01-01')).toBe(2);
    expect(placeOf({ ...fresh, granted: 2 }, played(0), '2026-01-01')).toBe(2);
  });

  test('falls by one for each month that did not keep it, never below the first', () => {
    const done = played(1_000, 200, { '2026-01-01': 50, '2026-02-01': 49 });
    expect(placeOf(fresh, done, '2026-02-01')).toBe(2);
    expect(placeOf(fresh, done, '2026-03-01')).toBe(1);
    expect(placeOf(fresh, done, '2026-04-01')).toBe(0);
    expect(placeOf(fresh, done, '2027-04-01')).toBe(0);
  });

  test('comes back as soon as a month would keep it', () => {
    const fallen = { ...fresh, dropped: 2, month: '2026-05-01' };
    expect(placeOf(fallen, played(1_000, 200, { '2026-05-01': 10 }), '2026-05-01')).toBe(1);
    expect(placeOf(fallen, played(1_000, 200, { '2026-05-01': 50 }), '2026-05-01')).toBe(2);
  });
});

test('judging month by month comes to the same as judging all of them at once', () => {
  const months = Array.from({ length: 6 }, (_, index) => `2026-0${index + 1}-01`);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 6, maxLength: 6 }), (turnovers) => {
      const done = played(1_000, 200, Object.fromEntries(months.map((month, index) => [month, turnovers[index] ?? 0])));
      let step: { standing: typeof fresh } = { standing: fresh };
      // future play is not known yet
      for (const now of months.slice(1)) {
        const known = new Map([...done.byMonth].filter(([month]) => month < now));
        step = judged(levels, step.standing, { ...done, byMonth: known }, now);
      }
      const known = new Map([...done.byMonth].filter(([month]) => month < '2026-06-01'));
      expect(step.standing).toEqual(judged(levels, fresh, { ...done, byMonth: known }, '2026-06-01').standing);
    }),
  );
});

test('the month after December is January', () => {
  expect(monthAfter('2026-12-01')).toBe('2027-01-01');
});
