/** A grid as the stylesheet lays it out. Lengths in pixels. */
export interface GridLayout {
  columns: number;
  tileWidth: number;
  rowGap: number;
  /** Top of the grid, from the top of the page. */
  top: number;
}

/** Eight across on the widest page, for when there is no layout to read. */
const unknown = { columns: 8, tileWidth: 151 };

/**
 * Columns and their width from a computed `grid-template-columns`, a list of lengths: `151px 151px`. Null while the
 * grid has no layout: then it is the stylesheet's `repeat(8, …)`.
 */
export function columnsOf(template: string): Pick<GridLayout, 'columns' | 'tileWidth'> | null {
  if (template.includes('(')) return null;
  const widths = template
    .split(' ')
    .map((length) => Number.parseFloat(length))
    .filter((length) => length > 0);
  const [tileWidth] = widths;
  return tileWidth === undefined ? unknown : { columns: widths.length, tileWidth };
}

export const rowCount = (tiles: number, columns: number): number => Math.ceil(tiles / columns);

/** The tiles of a row. */
export const tilesOf = <T>(tiles: readonly T[], row: number, columns: number): T[] =>
  tiles.slice(row * columns, (row + 1) * columns);

/** Estimated height of a row before one is measured: a 3:4 picture, a gap of 8 and two lines of text. */
export const guessedHeight = ({ tileWidth }: Pick<GridLayout, 'tileWidth'>): number => (tileWidth * 4) / 3 + 8 + 35;

/** Index of the first loaded tile. */
export const firstOf = (tiles: readonly unknown[]): number =>
  Math.max(
    0,
    tiles.findIndex((tile) => tile !== null),
  );

/** Estimated top of a row before rows are measured, from the top of the page. */
export const rowTop = (layout: GridLayout, row: number): number =>
  layout.top + row * (guessedHeight(layout) + layout.rowGap);
