import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { payoutOf, projectionOf } from './days.ts';

test('a day’s payout is what its result leaves of the turnover', () => {
  expect(payoutOf({ day: '2026-11-20', turnover: vnd(1_000), result: vnd(-200) })).toBe(800);
  expect(payoutOf({ day: '2026-11-20', turnover: vnd(1_000), result: vnd(350) })).toBe(1_350);
});

test('today stands beside an average day', () => {
  expect(projectionOf(50, 3_000, 30)).toEqual({ today: 50, average: 100, share: 0.5 });
  expect(projectionOf(250, 3_000, 30)).toEqual({ today: 250, average: 100, share: 1 });
  expect(projectionOf(0, 0, 30)).toEqual({ today: 0, average: 0, share: 0 });
  expect(projectionOf(5, 10, 0)).toEqual({ today: 5, average: 0, share: 1 });
});
