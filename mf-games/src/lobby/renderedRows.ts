/** Rows near the viewport. Row indices, both inclusive; `last` is less than `first` for an empty range. */
export interface RowRange {
  first: number;
  last: number;
}

/** The viewport over a list of equal rows. Pixels from the top of the page. */
export interface View {
  scrolled: number;
  windowHeight: number;
  /** Top of the list. */
  top: number;
  /** Distance between the tops of two rows. */
  step: number;
  /** Number of rows. */
  count: number;
}

/** The visible rows, plus the given number above and below. */
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

/** Rendered rows, with the number of rendered tiles of each. */
export type RenderedRows = ReadonlyMap<number, number>;

/** What should be rendered. */
export interface TargetRows {
  inSight: RowRange;
  /** The visible rows and those kept ready around them. */
  ready: RowRange;
  /** The focused row: it stays, wherever it is. */
  held: number | null;
  /** Tiles of a row; the last row has fewer. */
  tilesOf: (row: number) => number;
}

/** Tiles rendered per step: a row of eight at once takes longer than a frame. */
export const TILES_PER_STEP = 2;

/** Result of a step; `behind` when a visible tile is still missing. */
export interface Step {
  drawn: RenderedRows;
  behind: boolean;
}

/**
 * One step from the rendered rows to the target: a few tiles, visible ones first, then the nearest; rows no longer
 * wanted go. Where nothing visible is rendered, as at first and after a jump, all of it is rendered at once. Returns
 * the given rows when there is nothing to do.
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

/** The rows of `ready` that are not visible, nearest first. */
function beyond(inSight: RowRange, ready: RowRange): number[] {
  const away = (row: number) => (row > inSight.last ? row - inSight.last : inSight.first - row);
  return range(ready)
    .filter((row) => row < inSight.first || row > inSight.last)
    .sort((a, b) => away(a) - away(b) || b - a);
}

const same = (a: RenderedRows, b: RenderedRows): boolean =>
  a.size === b.size && [...a].every(([row, tiles]) => b.get(row) === tiles);
