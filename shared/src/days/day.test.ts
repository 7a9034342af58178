import { beforeEach, expect, test } from '@jest/globals';
import { setZone } from '../i18n/index.ts';
import { vietnam } from '../testing/vietnam.ts';
import { addDays, dayOf, daysBetween, isDay, noonOf, spreadsheetTime } from './day.ts';

beforeEach(() => setZone(vietnam));

test('a day begins at midnight of the page’s market', () => {
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

test('of a market elsewhere days and hours are its own', () => {
  setZone({ timeZone: 'America/New_York', zoneName: { vi: 'ET', en: 'ET' } });
  expect(dayOf(new Date('2026-11-01T03:59:59Z'))).toBe('2026-10-31');
  expect(dayOf(new Date('2026-11-02T04:59:59Z'))).toBe('2026-11-01');
  expect([noonOf('2026-10-31'), noonOf('2026-11-01')]).toEqual([
    new Date('2026-10-31T16:00:00Z'),
    new Date('2026-11-01T17:00:00Z'),
  ]);
  expect(spreadsheetTime('2026-11-01T06:30:08.250Z')).toBe('2026-11-01 01:30:08');
});

test('times in files are those of the market', () => {
  expect(spreadsheetTime('2026-11-20T17:31:08.250Z')).toBe('2026-11-21 00:31:08');
});
