/**
 * Rows about the window. Numbers of rows, first and last included; `last` is less than `first` where there are none.
 */
export interface RowRange {
  first: number;
  last: number;
}

/** A window onto a list of equal rows. Lengths in pixels, from the top of the page. */
export interface View {
  scrolled: number;
  windowHeight: number;
  /** Where the list begins. */
  top: number;
  /** From the top of one row to the top of the next. */
  step: number;
  /** How many rows there are. */
  count: number;
}

/** The rows in sight, and so many more above and below. */
export function visibleRows(
  { scrolled, windowHeight, top, step, count }: View,
  beyond: { above: number; below: number },
): RowRange {
  const at = (y: number) => Math.floor((y - top) / step);
  return {
    first: Math.min(Math.max(0, at(scrolled) - beyond.above), Math.max(0, count - 1)),
    last: Math.max(-1, Math.min(count - 1, at(scrolled + windowHeight) + beyond.below)),
  };
}

/** The rows in the document: how many tiles of each are drawn. */
export type RenderedRows = ReadonlyMap<number, number>;

/** What should be drawn. */
export interface TargetRows {
  inSight: RowRange;
  /** With those that are kept ready on both sides of it. */
  ready: RowRange;
  /** The row that has the focus: it stays, wherever it is. */
  held: number | null;
  /** Tiles of a row; the last has fewer. */
  tilesOf: (row: number) => number;
}

/** So many tiles are drawn in one step: a row of eight at once takes longer than a frame. */
export const TILES_PER_STEP = 2;

/** What is drawn after a step; `behind` when some that is in sight is not there yet. */
export interface Step {
  drawn: RenderedRows;
  behind: boolean;
}

/**
 * One step from what is drawn to what is wanted: a few tiles, those in sight first, then the nearest; what is wanted no
 * more goes. Where nothing of what is in sight is there, as at first and after a leap, all of it is drawn at once.
 * Answers the rows that were given when there is nothing to do.
 */
export function nextRenderStep(drawn: RenderedRows, { inSight, ready, held, tilesOf }: TargetRows): Step {
  const next = new Map<number, number>();
  const keep = (row: number) => {
    const tiles = Math.min(drawn.get(row) ?? 0, tilesOf(row));
    if (tiles > 0) next.set(row, tiles);
  };
  for (const row of range(ready)) keep(row);
  if (held !== null && !next.has(held)) keep(held);
  const seen = range(inSight);
  let left = seen.some((row) => next.has(row)) ? TILES_PER_STEP : Number.POSITIVE_INFINITY;
  const add = (row: number) => {
    const has = next.get(row) ?? 0;
    const more = Math.min(left, tilesOf(row) - has);
    if (more > 0) next.set(row, has + more);
    left -= more;
  };
  for (const row of seen) add(row);
  left = Math.min(left, TILES_PER_STEP);
  for (const row of beyond(inSight, ready)) add(row);
  return { drawn: same(drawn, next) ? drawn : next, behind: seen.some((row) => next.get(row) !== tilesOf(row)) };
}

const range = ({ first, last }: RowRange): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_none, n) => first + n);

/** The rows of `ready` that are not in sight, by their distance. */
function beyond(inSight: RowRange, ready: RowRange): number[] {
  const away = (row: number) => (row > inSight.last ? row - inSight.last : inSight.first - row);
  return range(ready)
    .filter((row) => row < inSight.first || row > inSight.last)
    .sort((a, b) => away(a) - away(b) || b - a);
}

const same = (a: RenderedRows, b: RenderedRows): boolean =>
  a.size === b.size && [...a].every(([row, tiles]) => b.get(row) === tiles);
