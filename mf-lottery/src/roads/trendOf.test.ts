import { expect, test } from '@jest/globals';
import { trendOf } from './trendOf.ts';

test('a value misses a draw more until it comes', () => {
  const draws = ['1', '0', '0', '2'].map((value, at) => ({ numero: `${at}`, value }));
  const { rows, counts } = trendOf(draws, ['0', '1', '2']);
  expect(rows.map(({ missing }) => missing.join(' '))).toEqual(['1 0 1', '0 1 2', '0 2 3', '1 3 0']);
  expect(counts).toEqual([2, 1, 1]);
});
