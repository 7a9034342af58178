/** A cell: amounts are numbers, everything else is text. */
export type Cell = string | number;

/** Without it Excel assumes the system's code page and garbles Vietnamese. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text that spreadsheets would read as a formula, including leading blanks and full-width forms. */
const formula = /^[\s\u00a0]*[=+\-@|%＝＋－＠\t\r\n]/u;

/** Rows as a file for spreadsheets: RFC 4180, UTF-8 with BOM, formulas neutralized. */
export const csv = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + csvLines(rows);

/** Rows of a file that is written in parts. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

function written(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
