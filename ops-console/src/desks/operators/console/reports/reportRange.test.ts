import { expect, test } from '@jest/globals';
import { quickOf, rangeOf, requestOf, withDay } from './reportRange.ts';

test('a year is its twelve last months, the others are days up to today', () => {
  expect(rangeOf('year', '2026-01-31')).toEqual({ from: '2025-02-01', to: '2026-01-31', by: 'month' });
  expect(rangeOf('days7', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02', by: 'day' });
  expect(quickOf({ market: '', ...rangeOf('quarter', '2026-03-02') }, '2026-03-02')).toBe('quarter');
  expect(quickOf({ market: '', from: '2026-03-01', to: '2026-03-02', by: 'day' }, '2026-03-02')).toBeUndefined();
});

test('a market, a currency or neither is asked for', () => {
  const days = { from: '2026-03-01', to: '2026-03-02', by: 'day' } as const;
  expect(requestOf({ market: 'VN', ...days })).toEqual({ market: 'VN', ...days });
  expect(requestOf({ market: 'all/VND', ...days })).toEqual({ currency: 'VND', ...days });
  expect(requestOf({ market: '', ...days })).toEqual(days);
});

test('the other end moves along where a range would be none or more than a year', () => {
  const choice = { market: '', by: 'day', from: '2026-03-01', to: '2026-03-02' } as const;
  expect(withDay(choice, { from: '2026-03-05' })).toMatchObject({ from: '2026-03-05', to: '2026-03-05' });
  expect(withDay(choice, { to: '2026-02-05' })).toMatchObject({ from: '2026-02-05', to: '2026-02-05' });
  expect(withDay(choice, { from: '2024-01-01' })).toMatchObject({ from: '2024-01-01', to: '2024-12-31' });
  expect(withDay(choice, { to: '2027-12-31' })).toMatchObject({ from: '2026-12-31', to: '2027-12-31' });
});
