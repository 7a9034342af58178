const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
/** Display width of a text, without colour codes. */
const width = (text: string): number => [...text.replace(escapes, '')].length;

/** Rows as text in aligned columns; the first row is the head. Nothing is truncated. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => width(row[at] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
