import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { card } from '../testing/page.ts';
import { type Win, winsBy } from './winnings.ts';

const wins: Win[] = [3, 9, 1, 7, 5, 8, 2, 6, 4].map((amount, n) => ({
  at: `2026-11-21T0${9 - n}:00:00.000Z`,
  account: `a***${n}`,
  multiplier: 2,
  game: card(`g${n}`),
  amount: vnd(amount),
}));
const amounts = (shown: readonly Win[]) => shown.map(({ amount }) => amount);

test('seven wins are shown: as they come, the latest first, or the biggest of all first', () => {
  expect(amounts(winsBy(wins, 'latest'))).toEqual([3, 9, 1, 7, 5, 8, 2]);
  expect(amounts(winsBy(wins, 'biggest'))).toEqual([9, 8, 7, 6, 5, 4, 3]);
  expect(amounts(wins)).toEqual([3, 9, 1, 7, 5, 8, 2, 6, 4]);
});
