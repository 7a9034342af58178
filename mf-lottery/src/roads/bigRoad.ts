import type { Word } from '../electronic/statistics.ts';

/** Rows of a road; a longer run turns right. */
export const ROAD_ROWS = 6;

/** A result in the big road, counted from the upper left. `ties`: ties after it. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly word: Word;
  readonly ties: number;
}

/**
 * The big road of results, oldest first: each run of equal results goes down a column; where the column is full or
 * another run blocks it, it continues to the right. Ties take no cell: they count with the result before them, leading
 * ones with the first.
 */
export function bigRoad(words: readonly Word[]): readonly RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !taken.has(`${column} ${row}`);
  let start = -1;
  let leadingTies = 0;
  for (const word of words) {
    const last = cells.at(-1);
    if (word === 'tie') {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      else leadingTies += 1;
      continue;
    }
    let [column, row] = [start + 1, 0];
    if (last?.word === word)
      [column, row] = isFree(last.column, last.row + 1) ? [last.column, last.row + 1] : [last.column + 1, last.row];
    else {
      while (!isFree(column, 0)) column += 1;
      start = column;
    }
    taken.add(`${column} ${row}`);
    cells.push({ column, row, word, ties: last ? 0 : leadingTies });
  }
  return cells;
}
