import { expect, test } from '@jest/globals';
import { addDays, dayOf, daysBetween, isDay } from './day.ts';

test('a day begins at midnight in Vietnam', () => {
  expect(dayOf(new Date('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
});

test('days are counted over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(1);
  expect(daysBetween('2027-12-31', '2028-03-01')).toBe(62);
});

test('only days of the calendar are days', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-30', '2026-2-1', '', 'today', '2026-11-20T00:00'].some(isDay)).toBe(false);
});
