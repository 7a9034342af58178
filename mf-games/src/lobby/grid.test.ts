import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { columnsOf, guessedHeight, rowCount, tilesOf } from './grid.ts';

test('columns and their width are read from the stylesheet', () => {
  expect(columnsOf('151px 151px 151px')).toEqual({ columns: 3, tileWidth: 151 });
  expect(columnsOf('113.328px 113.328px 113.344px')).toEqual({ columns: 3, tileWidth: 113.328 });
  expect(columnsOf('none')?.columns).toBe(8);
  expect(columnsOf('repeat(8, minmax(0px, 1fr))')).toBeNull();
});

test('every tile stands in exactly one row, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), fc.integer({ min: 1, max: 9 }), (tiles, columns) => {
      const rows = Array.from({ length: rowCount(tiles.length, columns) }, (_, row) => tilesOf(tiles, row, columns));
      expect(rows.flat()).toEqual(tiles);
      expect(rows.every(({ length }) => length > 0 && length <= columns)).toBe(true);
    }),
  );
});

test('a row is as high as a picture 3:4 and its words', () => {
  expect(guessedHeight({ tileWidth: 150 })).toBe(243);
});
