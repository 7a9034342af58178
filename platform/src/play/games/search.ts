/** Lower case, without diacritics; everything but letters and digits becomes a gap. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

/** Number of typos tolerated in a word of this length. */
export const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Three rows of the edit-distance table; longer words are truncated. */
const widest = 64;
let above = new Uint8Array(widest + 1);
let row = new Uint8Array(widest + 1);
let next = new Uint8Array(widest + 1);

/**
 * Edit distance (insertion, deletion, substitution, transposition) from `typed` to a prefix of `word`; inexact above
 * `most`.
 */
export function prefixDistance(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most, widest);
  for (let j = 0; j <= width; j += 1) row[j] = j;
  let leastBefore = 0;
  for (let i = 1; i <= typed.length; i += 1) {
    next[0] = i;
    let least = i;
    const letter = typed.charCodeAt(i - 1);
    for (let j = 1; j <= width; j += 1) {
      const same = letter === word.charCodeAt(j - 1);
      const other = (row[j - 1] ?? 0) + (same ? 0 : 1);
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, other);
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === word.charCodeAt(j - 1)) {
        cost = Math.min(cost, (above[j - 2] ?? 0) + 1);
      }
      next[j] = cost;
      if (cost < least) least = cost;
    }
    // a transposition reaches back over one row, no further
    if (least > most && leastBefore > most) return most + 1;
    leastBefore = least;
    [above, row, next] = [row, next, above];
  }
  let best = row[0] ?? 0;
  for (let j = 1; j <= width; j += 1) best = Math.min(best, row[j] ?? best);
  return best;
}
