/**
 * Whether six digits are among the first that people try: one digit, an ascending or descending row, a short repeated
 * pattern.
 */
export function isSimplePin(figures: string): boolean {
  const row = '01234567890';
  const reversed = [...row].reverse().join('');
  return row.includes(figures) || reversed.includes(figures) || /^(\d{1,3})\1+$/.test(figures);
}
