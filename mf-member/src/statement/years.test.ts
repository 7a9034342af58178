import { expect, test } from '@jest/globals';
import { type StatementMonth, vnd } from '@unisite/shared/contract';
import { lastTwelve, totalsOf, yearsOf } from './years.ts';

const month = (name: string, more: Partial<Record<keyof StatementMonth, number>> = {}): StatementMonth => ({
  month: name,
  deposited: vnd(more.deposited ?? 0),
  withdrawn: vnd(more.withdrawn ?? 0),
  given: vnd(more.given ?? 0),
  staked: vnd(more.staked ?? 0),
  won: vnd(more.won ?? 0),
  bets: more.bets ?? 0,
});

test('sums are exact to the hundredth', () => {
  const months = Array.from({ length: 10 }, (_, at) => month(`2026-0${(at % 9) + 1}`, { deposited: 0.1, won: 0.3 }));
  expect(totalsOf(months)).toMatchObject({ deposited: 1, netDeposited: 1, won: 3, net: 3 });
  expect(totalsOf([month('2026-01', { deposited: 1, withdrawn: 5.5, staked: 7, won: 2 })])).toMatchObject({
    netDeposited: -4.5,
    net: -5,
  });
});

test('years hold their months, newest first', () => {
  const years = yearsOf(['2026-02', '2026-01', '2024-12'].map((name) => month(name, { bets: 2 })));
  expect(years.map(({ year, months, totals }) => [year, months.length, totals.bets])).toEqual([
    ['2026', 2, 4],
    ['2024', 1, 2],
  ]);
});

test('the last twelve months are this one and the eleven before', () => {
  const names = ['2026-12', '2026-11', '2026-01', '2025-12', '2025-11', '2024-12'];
  const kept = lastTwelve(
    names.map((name) => month(name)),
    '2026-11',
  );
  expect(kept.map((one) => one.month)).toEqual(['2026-11', '2026-01', '2025-12']);
});
