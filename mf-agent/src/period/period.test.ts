import { expect, test } from '@jest/globals';
import { namedPeriods, periodRequest, rangeOf, readPeriod, writePeriod } from './period.ts';

const today = '2026-11-20';
const read = (query: string) => readPeriod(new URLSearchParams(query), today);

test('named periods end today', () => {
  expect(namedPeriods.map((period) => rangeOf(period, today))).toEqual([
    { from: today, to: today },
    { from: '2026-11-14', to: today },
    { from: '2026-10-22', to: today },
    { from: '2026-11-01', to: today },
  ]);
});

test('a period comes back from its address, a named one by its name', () => {
  const chosen = { from: '2026-09-01', to: '2026-09-30' };
  for (const period of [...namedPeriods, chosen]) {
    expect(read(new URLSearchParams(writePeriod(period)).toString())).toEqual(period);
  }
  expect(writePeriod('month')).toEqual({ period: 'month' });
});

test('an address that makes no period stands for thirty days', () => {
  const wrong = [
    '',
    'period=year',
    'from=2026-11-01',
    'from=2026-11-10&to=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
  ];
  expect(wrong.map(read)).toEqual(wrong.map(() => 'days30'));
  expect(read('from=2026-01-01&to=2026-11-01')).toBe('days30');
});

test('nothing is asked for the usual days, so that the answer is the one that came with the page', () => {
  expect(periodRequest('days30', today)).toEqual({});
  expect(periodRequest('today', today)).toEqual({ from: today, to: today });
});
