import { allowance, editsToStart, wordsOf } from './search.ts';

export interface Searched {
  readonly titles: readonly string[];
  readonly vendor: string;
}

/** Answers the places of the entries that fit, each with how badly: the lower the better. */
export interface SearchIndex {
  /** `among` says which places count at all. */
  find(text: string, among: (place: number) => boolean): Map<number, number>;
}

const none = 255;
/** A first letter is rarely wrong, and forgiving it makes short words look alike. */
const firstLetterFrom = 5;

/**
 * An index of titles. It keeps each different word once, with the entries that hold it: ten thousand titles are made of a few thousand words,
 * so every typed word is compared with those and not with the titles.
 */
export function searchIndex(entries: readonly Searched[]): SearchIndex {
  const places = new Map<string, number[]>();
  const parts: string[] = [];
  const starts: number[] = [];
  let length = 0;
  entries.forEach(({ titles, vendor }, place) => {
    const named = [...titles, vendor].map(wordsOf);
    for (const word of new Set(named.flat())) {
      const held = places.get(word);
      if (held) held.push(place);
      else places.set(word, [place]);
    }
    // without gaps, so that "tailoc" finds "Tài Lộc"
    const joined = `${named.map((words) => words.join('')).join('\n')}\n`;
    parts.push(joined);
    starts.push(length);
    length += joined.length;
  });
  const vocabulary = [...places.keys()].sort();
  const postings = vocabulary.map((word) => Int32Array.from(places.get(word) ?? []));
  const together = parts.join('');

  /** The place whose titles hold this offset of `together`. */
  const placeAt = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  /** The entries whose titles hold the letters side by side, gaps aside. */
  const holding = (letters: string): Set<number> => {
    const found = new Set<number>();
    for (let at = together.indexOf(letters); at !== -1; ) {
      const place = placeAt(at);
      found.add(place);
      at = together.indexOf(letters, starts[place + 1] ?? length);
    }
    return found;
  };

  /** How badly each entry fits a word, by its best word; `none` where no word of it fits. */
  const rated = (rate: (word: string) => number | null): Uint8Array => {
    const best = new Uint8Array(entries.length).fill(none);
    vocabulary.forEach((word, index) => {
      const value = rate(word);
      if (value === null) return;
      for (const place of postings[index] ?? []) if (value < (best[place] ?? none)) best[place] = value;
    });
    return best;
  };

  const summed = (typed: readonly string[], rateOf: (word: string) => (held: string) => number | null) => {
    const columns = typed.map((word) => rated(rateOf(word)));
    const found = new Map<number, number>();
    for (let place = 0; place < entries.length; place += 1) {
      let sum = 0;
      for (const column of columns) {
        const value = column[place] ?? none;
        if (value === none) {
          sum = none;
          break;
        }
        sum += value;
      }
      if (sum !== none) found.set(place, sum);
    }
    return found;
  };

  /** Words that stand side by side in the title are what was meant, rather than the same words apart. */
  const exact = (typed: readonly string[]): Map<number, number> => {
    const found = summed(typed, asTyped);
    const joined = typed.join('');
    for (const place of holding(joined)) {
      const apart = found.get(place);
      if (apart !== undefined) found.set(place, apart - 1);
      else if (joined.length > 3) found.set(place, 2 * typed.length);
    }
    return found;
  };

  return {
    find(text, among) {
      const typed = [...new Set(wordsOf(text))];
      if (typed.length === 0) return new Map();
      const forgiving = (firstLetter: boolean) =>
        summed(typed, (word) => {
          const literally = asTyped(word);
          const nearly = withSlips(word, firstLetter);
          return (held) => literally(held) ?? nearly(held);
        });
      for (const look of [() => exact(typed), () => forgiving(false), () => forgiving(true)]) {
        const found = new Map([...look()].filter(([place]) => among(place)));
        if (found.size > 0) return found;
      }
      return new Map();
    },
  };
}

/** 0 the word itself, 1 its beginning, 2 within it; null when it is not there as typed. */
const asTyped =
  (typed: string) =>
  (held: string): number | null => {
    if (held.startsWith(typed)) return held.length === typed.length ? 0 : 1;
    return typed.length > 1 && held.includes(typed) ? 2 : null;
  };

/** 3 and the number of slips. */
function withSlips(typed: string, firstLetter: boolean): (held: string) => number | null {
  const most = allowance(typed.length);
  if (most === 0) return () => null;
  const [first, second] = typed;
  const near = (held: string): boolean => {
    if (held[0] === first) return true;
    if (!firstLetter || typed.length < firstLetterFrom) return false;
    return held[0] === second || held[1] === first || held[1] === second;
  };
  return (held) => {
    if (held.length < typed.length - most || !near(held)) return null;
    const edits = editsToStart(typed, held, most);
    return edits <= most ? 3 + edits : null;
  };
}
