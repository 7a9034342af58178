import { expect, it } from '@jest/globals';
import { tilesInRow } from './tilesInRow.ts';

it.each([
  [9, 3], // 3 3 3
  [8, 4], // 4 4
  [7, 4], // 4 3, not 3 3 1
  [6, 3], // 3 3
  [5, 3], // 3 2, not 4 1
])('%i categories stand in rows of %i', (categories, row) => {
  expect(tilesInRow(categories)).toBe(row);
});
