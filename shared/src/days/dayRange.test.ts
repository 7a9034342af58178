import { describe, expect, test } from '@jest/globals';
import { addDays, daysBetween } from './day.ts';
import { lastDays, quickLengthOf, readRange, withFrom, withTo, writeRange } from './dayRange.ts';

const today = '2026-11-20';
const read = (query: string) => readRange(new URLSearchParams(query), today);

test('the quick ranges end today and know themselves', () => {
  expect(lastDays(1, today)).toEqual({ from: today, to: today });
  expect(lastDays(7, today)).toEqual({ from: '2026-11-14', to: today });
  expect([1, 7, 30, 90].map((length) => quickLengthOf(lastDays(length, today), today))).toEqual([1, 7, 30, 90]);
  expect(quickLengthOf({ from: '2026-11-13', to: '2026-11-19' }, today)).toBeNull();
});

describe('choosing one end', () => {
  const range = { from: '2026-11-01', to: '2026-11-10' };
  test('keeps the other where it makes a range', () => {
    expect(withFrom(range, '2026-10-20', today)).toEqual({ from: '2026-10-20', to: '2026-11-10' });
    expect(withTo(range, '2026-11-18')).toEqual({ from: '2026-11-01', to: '2026-11-18' });
  });
  test('moves the other along where it would not', () => {
    expect(withFrom(range, '2026-11-15', today)).toEqual({ from: '2026-11-15', to: '2026-11-15' });
    expect(withTo(range, '2026-10-05')).toEqual({ from: '2026-10-05', to: '2026-10-05' });
    expect(withFrom(range, '2026-01-01', today)).toEqual({ from: '2026-01-01', to: addDays('2026-01-01', 90) });
    expect(withTo({ from: '2026-01-01', to: '2026-01-02' }, today)).toEqual({ from: addDays(today, -90), to: today });
  });
});

describe('the address', () => {
  test('names the days unless they are the last thirty', () => {
    expect(writeRange(lastDays(30, today), today)).toEqual({});
    expect(read('')).toEqual(lastDays(30, today));
    const week = lastDays(7, today);
    expect(read(new URLSearchParams({ ...writeRange(week, today) }).toString())).toEqual(week);
  });
  test('that makes no range stands for the usual one', () => {
    for (const wrong of [
      'from=2026-11-01',
      'from=2026-11-10&to=2026-11-01',
      'from=2026-02-30&to=2026-03-01',
      'from=2026-01-01&to=2026-11-01',
      'from=x&to=y',
    ]) {
      expect(read(wrong)).toEqual(lastDays(30, today));
    }
  });
  test('may be 90 days apart, not more, and never ends after today', () => {
    expect(read(`from=${addDays(today, -90)}&to=${today}`)).toEqual({ from: addDays(today, -90), to: today });
    expect(read(`from=${addDays(today, -91)}&to=${today}`)).toEqual(lastDays(30, today));
    const cut = read('from=2026-11-19&to=2026-12-24');
    expect(cut).toEqual({ from: '2026-11-19', to: today });
    expect(daysBetween(cut.from, cut.to)).toBe(2);
  });
});
