import type { Spot } from '../engine/spots.ts';

/**
 * Position of a spot, in cells of the horizontal table: zero is the first of 14 columns; dozens and even chances are
 * the last two of 5 rows.
 */
export type Place = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };

const cellOf = (n: number): { x: number; y: number } =>
  n === 0 ? { x: 0.5, y: 1.5 } : { x: Math.ceil(n / 3) + 0.5, y: 2.5 - ((n - 1) % 3) };

const outside = ['low', 'even', 'red', 'black', 'odd', 'high'];
/** Width of the strips between numbers for splits, streets and corners. */
const strip = 0.4;

export function placeOf({ kind, id, numbers }: Spot): Place {
  const first = numbers[0] ?? 0;
  const cells = numbers.map(cellOf);
  const mean = (of: 'x' | 'y'): number => cells.reduce((sum, cell) => sum + cell[of], 0) / cells.length;
  switch (kind) {
    case 'straight':
      return first === 0 ? { x: 0.5, y: 1.5, wide: 1, high: 3 } : { ...cellOf(first), wide: 1, high: 1 };
    case 'split': {
      if (first === 0) return { x: 1, y: cellOf(numbers[1] ?? 1).y, wide: strip, high: 1 - strip };
      const beside = (numbers[1] ?? 0) - first === 3;
      return { x: mean('x'), y: mean('y'), wide: beside ? strip : 1 - strip, high: beside ? 1 - strip : strip };
    }
    case 'street':
      return { x: cellOf(first).x, y: 3, wide: 1 - strip, high: strip };
    case 'trio':
      return { x: 1, y: numbers.includes(1) ? 2 : 1, wide: strip, high: strip };
    case 'first4':
      return { x: 1, y: 3, wide: strip, high: strip };
    case 'corner':
      return { x: mean('x'), y: mean('y'), wide: strip, high: strip };
    case 'line':
      return { x: mean('x'), y: 3, wide: strip, high: strip };
    case 'dozen':
      return { x: first / 3 + 2 + 2 / 3, y: 3.5, wide: 4, high: 1 };
    case 'column':
      return { x: 13.5, y: cellOf(first).y, wide: 1, high: 1 };
    default:
      return { x: 2 + outside.indexOf(id) * 2, y: 4.5, wide: 2, high: 1 };
  }
}
