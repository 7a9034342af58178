import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from '../../foundation/calendar/days.ts';
import { partsOf } from './partsOf.ts';

test('a month up to today is whole, and the days before it are added', () => {
  expect(partsOf({ fromDay: '2026-10-30', toDay: '2026-11-28' }, '2026-11-28')).toEqual({
    months: ['2026-11-01'],
    added: ['2026-10-30', '2026-10-31'],
    takenAway: [],
  });
});

test('a month that lacks few days is whole without them', () => {
  expect(partsOf({ fromDay: '2026-11-03', toDay: '2026-11-28' }, '2026-12-24')).toEqual({
    months: ['2026-11-01'],
    added: [],
    takenAway: ['2026-11-01', '2026-11-02', '2026-11-29', '2026-11-30'],
  });
});

test('parts hold every day of a range once and no other', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 91 }), fc.integer({ min: 0, max: 60 }), (fromDay, length, since) => {
      const toDay = addDays(fromDay, length);
      const today = addDays(toDay, since);
      const { months, added, takenAway } = partsOf({ fromDay, toDay }, today);
      const count = new Map<string, number>();
      const add = (one: string, by: number) => count.set(one, (count.get(one) ?? 0) + by);
      for (const month of months)
        for (let one = month; one.slice(0, 7) === month.slice(0, 7) && one <= today; one = addDays(one, 1)) add(one, 1);
      for (const one of added) add(one, 1);
      for (const one of takenAway) add(one, -1);
      const held = [...count].filter(([, times]) => times !== 0);
      expect(held.map(([one]) => one).sort()).toEqual(
        Array.from({ length: daysBetween(fromDay, toDay) }, (_none, at) => addDays(fromDay, at)),
      );
      expect(held.every(([, times]) => times === 1)).toBe(true);
    }),
  );
});
