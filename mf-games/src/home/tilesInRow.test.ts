import { expect, it } from '@jest/globals';
import { tilesInRow, twelfthsOf } from './tilesInRow.ts';

it.each([
  [9, 3], // 3 3 3
  [8, 4], // 4 4
  [7, 4], // 4 3, not 3 3 1
  [6, 3], // 3 3
  [5, 3], // 3 2, not 4 1
])('%i categories stand in rows of %i', (categories, row) => {
  expect(tilesInRow(categories)).toBe(row);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i categories fill their rows', (categories) => {
  const row = tilesInRow(categories);
  const shares = Array.from({ length: categories }, (_none, place) => twelfthsOf(place, categories));
  const rows = Array.from({ length: Math.ceil(categories / row) }, (_none, at) =>
    shares.slice(at * row, (at + 1) * row),
  );
  expect(rows.map((one) => one.reduce((sum, share) => sum + share, 0))).toEqual(rows.map(() => 12));
});
