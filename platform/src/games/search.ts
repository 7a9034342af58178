/** A title made ready for searching. */
export interface SearchKey {
  readonly words: readonly string[];
  /** All words without gaps, so that "tailoc" finds "Tài Lộc". */
  readonly joined: readonly string[];
}

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

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

export const searchKey = (titles: readonly string[], vendor: string): SearchKey => ({
  words: [...new Set([...titles, vendor].flatMap(wordsOf))],
  joined: [...titles, vendor].map((text) => wordsOf(text).join('')),
});

/** How many slips of the finger a word of this length may hold. */
const allowance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Edits (one letter more, less, other, or two swapped) from `typed` to the start of `word`; above `most` the exact count is not known. */
export function editsToStart(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= width; j += 1) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min((row[j] ?? most) + 1, (next[j - 1] ?? most) + 1, (row[j - 1] ?? most) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? most) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

/** 0 the word itself, 1 its beginning, 2 within it; null when it is not there as typed. */
function asTyped(typed: string, key: SearchKey): number | null {
  if (key.words.includes(typed)) return 0;
  if (key.words.some((word) => word.startsWith(typed))) return 1;
  return typed.length > 1 && key.words.some((word) => word.includes(typed)) ? 2 : null;
}

function withSlips(typed: string, key: SearchKey): number | null {
  const most = allowance(typed.length);
  // A slip in the first letter is rare and makes everything look alike.
  const near = key.words
    .filter((word) => most > 0 && word[0] === typed[0])
    .map((word) => editsToStart(typed, word, most));
  const best = Math.min(...near, Number.POSITIVE_INFINITY);
  return best <= most ? 3 + best : null;
}

const sum = (scores: readonly (number | null)[]): number | null =>
  scores.reduce((total, score) => (total === null || score === null ? null : total + score), 0);

/**
 * The entries that hold every typed word, best first; equal ones keep their order. Slips of typing are forgiven only where nothing
 * matches as typed, so that a right word never brings up wrong neighbours.
 */
export function search<Entry extends { readonly search: SearchKey }>(entries: readonly Entry[], text: string): Entry[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...entries];
  const joined = typed.join('');
  const rank = (score: (key: SearchKey) => number | null) =>
    entries
      .flatMap((entry) => {
        const value = score(entry.search);
        return value === null ? [] : [{ entry, value }];
      })
      .toSorted((a, b) => a.value - b.value)
      .map(({ entry }) => entry);
  const exact = rank((key) => {
    const byWord = sum(typed.map((word) => asTyped(word, key)));
    const together = key.joined.some((title) => title.includes(joined));
    // Words that stand side by side in the title are what was meant, rather than the same words apart.
    if (byWord !== null) return together ? byWord - 1 : byWord;
    return together && joined.length > 3 ? 2 * typed.length : null;
  });
  if (exact.length > 0) return exact;
  return rank((key) => sum(typed.map((word) => asTyped(word, key) ?? withSlips(word, key))));
}
