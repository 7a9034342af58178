import type { Side } from './engine.ts';

/** A ring of the big road: the side, and the number of ties after it. */
export type Ring = { readonly side: 'left' | 'right'; readonly ties: number };

/**
 * The big road: a column for each run of one side. Ties are marks on the preceding ring; those before the first ring
 * are on that one.
 */
export function bigRoad(sides: readonly Side[]): readonly (readonly Ring[])[] {
  const columns: Ring[][] = [];
  let early = 0;
  for (const side of sides) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (side === 'tie') {
      if (column === undefined || last === undefined) early += 1;
      else column[column.length - 1] = { ...last, ties: last.ties + 1 };
    } else if (column !== undefined && last?.side === side) column.push({ side, ties: 0 });
    else {
      columns.push([{ side, ties: early }]);
      early = 0;
    }
  }
  return columns;
}

export type Placed = Ring & { readonly column: number; readonly row: number };

/** Position of each ring on a plate of so many rows: a run that reaches the bottom, or another's tail, turns right. */
export function placeRings(columns: readonly (readonly Ring[])[], rows: number): readonly Placed[] {
  const taken = new Set<string>();
  return columns.flatMap((rings, first) => {
    let [column, row] = [first, 0];
    while (taken.has(`${column}/0`)) column += 1;
    let tail = false;
    return rings.map((ring, index) => {
      if (index > 0) {
        tail ||= row + 1 >= rows || taken.has(`${column}/${row + 1}`);
        if (tail) column += 1;
        else row += 1;
      }
      taken.add(`${column}/${row}`);
      return { ...ring, column, row };
    });
  });
}
