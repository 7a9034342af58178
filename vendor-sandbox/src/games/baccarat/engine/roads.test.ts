import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Side } from './engine.ts';
import { bigRoad, placeRings } from './roads.ts';

const anySides = fc.array(fc.constantFrom<Side>('left', 'right', 'tie'), { maxLength: 120 });

test('a column for each run, ties as marks on the ring before them', () => {
  const sides: Side[] = ['tie', 'left', 'left', 'tie', 'tie', 'left', 'right', 'tie', 'left'];
  expect(bigRoad(sides)).toEqual([
    [
      { side: 'left', ties: 1 },
      { side: 'left', ties: 2 },
      { side: 'left', ties: 0 },
    ],
    [{ side: 'right', ties: 1 }],
    [{ side: 'left', ties: 0 }],
  ]);
});

test('a run longer than the plate turns right at its foot, and the next one goes round its tail', () => {
  const run = (side: Side, count: number): Side[] => new Array<Side>(count).fill(side);
  const placed = placeRings(bigRoad([...run('left', 8), ...run('right', 7)]), 6);
  const places = placed.map(({ column, row }) => [column, row]);
  expect(places.slice(5, 8)).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ]);
  expect(places.slice(8)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
});

test('every result but early ties stands on the road once, and no two rings on one place', () => {
  fc.assert(
    fc.property(anySides, (sides) => {
      const columns = bigRoad(sides);
      const placed = placeRings(columns, 6);
      expect(placed).toHaveLength(sides.filter((side) => side !== 'tie').length);
      expect(new Set(placed.map(({ column, row }) => `${column}/${row}`)).size).toBe(placed.length);
      expect(placed.every(({ row }) => row >= 0 && row < 6)).toBe(true);
      columns.forEach((column, index) => {
        expect(column[0]?.side).not.toBe(columns[index + 1]?.[0]?.side);
      });
    }),
  );
});
