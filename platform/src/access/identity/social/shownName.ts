const LONGEST = 30;

/**
 * A public display name derived from the one a provider states: letters, marks, digits and single spaces; null when
 * nothing remains.
 */
export function shownName(said: string | null): string | null {
  const plain = (said ?? '')
    .normalize('NFC')
    .slice(0, 200)
    .replace(/[^\p{Script=Latin}\p{M}\d .'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = [...plain].slice(0, LONGEST).join('').trim();
  return /\p{L}.*\p{L}/u.test(name) ? name : null;
}
