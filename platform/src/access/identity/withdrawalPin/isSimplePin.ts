/**
 * Whether six figures are among the first that anybody tries: one figure, a row up or down, a short pattern again and
 * again.
 */
export function isSimplePin(figures: string): boolean {
  const row = '01234567890';
  const reversed = [...row].reverse().join('');
  return row.includes(figures) || reversed.includes(figures) || /^(\d{1,3})\1+$/.test(figures);
}
