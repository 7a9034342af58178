/** A grid as the stylesheet lays it out. Lengths in pixels. */
export interface GridLayout {
  columns: number;
  tileWidth: number;
  rowGap: number;
  /** Where it begins, from the top of the page. */
  top: number;
}

/** The eight across of the widest page (look.md), for where there is no layout to read. */
const unknown = { columns: 8, tileWidth: 151 };

/**
 * Columns and their width from a computed `grid-template-columns`, a list of lengths: `151px 151px`. Null while the
 * grid is not laid out: then it is as the stylesheet has it, `repeat(8, …)`.
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

/** How high a row is before it has been seen: a picture 3:4, 8 between, and two lines of text. */
export const guessedHeight = ({ tileWidth }: Pick<GridLayout, 'tileWidth'>): number => (tileWidth * 4) / 3 + 8 + 35;

/** Which tile is the first that is there. */
export const firstOf = (tiles: readonly unknown[]): number =>
  Math.max(
    0,
    tiles.findIndex((tile) => tile !== null),
  );

/** Where a row begins before rows have been seen, from the top of the page. */
export const rowTop = (layout: GridLayout, row: number): number =>
  layout.top + row * (guessedHeight(layout) + layout.rowGap);
