/** A cell: an amount stays a number, everything else is text. */
export type Cell = string | number;

/** Without it Excel takes UTF-8 for the system's own code page, and Vietnamese for noise. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula, blanks before it or not; full-width forms count too. */
const formula = /^[\s\u00a0]*[=+\-@|%＝＋－＠\t\r\n]/u;

/** Rows as a file that spreadsheets open: RFC 4180, UTF-8 with its mark, no text that runs as a formula. */
export const csv = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + csvLines(rows);

/** Some of its rows, for a file that is written bit by bit. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

function written(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
