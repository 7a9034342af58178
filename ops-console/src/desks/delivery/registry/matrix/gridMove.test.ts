import { expect, test } from '@jest/globals';
import { gridMove } from './gridMove.ts';

const size = { rows: 3, columns: 2 };
const from = { row: 1, column: 0 };
const move = (key: string, ctrlKey = false) => gridMove({ key, ctrlKey }, from, size);

test('arrows lead to the neighbours and stop at the edges', () => {
  expect(move('ArrowUp')).toEqual({ row: 0, column: 0 });
  expect(move('ArrowDown')).toEqual({ row: 2, column: 0 });
  expect(move('ArrowRight')).toEqual({ row: 1, column: 1 });
  expect(move('ArrowLeft')).toEqual(from);
});

test('Home and End lead along the row, with Control to the corners', () => {
  expect(move('End')).toEqual({ row: 1, column: 1 });
  expect(move('Home', true)).toEqual({ row: 0, column: 0 });
  expect(move('End', true)).toEqual({ row: 2, column: 1 });
  expect(move('x')).toBeNull();
});
