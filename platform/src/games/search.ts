/** Lower case, without diacritics, everything but letters and figures as gaps. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** How many slips of the finger a word of this length may hold. */
export const allowance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Edits (one letter more, less, other, or two swapped) from `typed` to the start of `word`; above `most` the exact count is not known. */
export function editsToStart(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min((row[j] ?? most) + 1, (next[j - 1] ?? most) + 1, (row[j - 1] ?? most) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? most) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    // a swap reaches back over one row, no further
    if (least > most && Math.min(...row) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(...row);
}
