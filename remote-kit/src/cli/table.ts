const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
/** How many places a text takes on the screen; colour takes none. */
const width = (text: string): number => [...text.replace(escapes, '')].length;

/** Rows as text, columns side by side; the first row is the head. Nothing is cut off. */
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
