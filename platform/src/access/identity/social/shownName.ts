const LONGEST = 30;

/**
 * A name as others see it, of the one a provider says somebody has: letters, marks, digits and single spaces; null when
 * nothing like a name is left.
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
