import { allowedEdits, prefixDistance, wordsOf } from './search.ts';

export interface Searched {
  readonly titles: readonly string[];
  readonly vendor: string;
}

/** Returns the indices of the matching entries, each with a penalty: lower is better. */
export interface SearchIndex {
  /** `among` filters the indices. */
  find(text: string, among: (place: number) => boolean): Map<number, number>;
}

const none = 255;
/** The highest penalty of a word that occurs as typed. */
const asTypedAtWorst = 2;

/**
 * Typos tolerated, each step only if all before it found nothing: within a word; within a word of three letters, beside
 * another that matches; the first letter, which is rarely wrong and in short words makes everything look alike.
 */
type Forgiven = 'letters' | 'shortWords' | 'firstLetters';
const forgivenInTurn: readonly Forgiven[] = ['letters', 'shortWords', 'firstLetters'];
const shortWord = 3;
const firstLetterFrom = 5;

/**
 * A search index of titles. It stores each distinct word once, with the entries that contain it: ten thousand titles
 * consist of a few thousand words, so a typed word is compared with those instead of with the titles.
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

  /** The index of the entry whose titles contain this offset of `together`. */
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

  /** Entries whose titles contain the letters contiguously, ignoring gaps. */
  const holding = (letters: string): Set<number> => {
    const found = new Set<number>();
    for (let at = together.indexOf(letters); at !== -1; ) {
      const place = placeAt(at);
      found.add(place);
      at = together.indexOf(letters, starts[place + 1] ?? length);
    }
    return found;
  };

  /** The range of words by first letter. */
  const initials = new Map<string, readonly [from: number, to: number]>();
  for (const [index, word] of vocabulary.entries()) {
    const letter = word[0] ?? '';
    initials.set(letter, [initials.get(letter)?.[0] ?? index, index + 1]);
  }

  /** Each entry's penalty for a word, by its best match; `none` where nothing matches. */
  interface Column {
    readonly values: Uint8Array;
    /** No entry matches. */
    readonly empty: boolean;
  }

  /** Rates the words of a range, on top of the known ratings. */
  const rated = (
    rate: (held: string) => number | null,
    [from, to]: readonly [number, number],
    known: Column | null,
  ): Column => {
    const values = known ? known.values.slice() : new Uint8Array(entries.length).fill(none);
    let empty = known?.empty ?? true;
    for (let index = from; index < to; index += 1) {
      const value = rate(vocabulary[index] ?? '');
      if (value === null) continue;
      empty = false;
      for (const place of postings[index] ?? []) if (value < (values[place] ?? none)) values[place] = value;
    }
    return { values, empty };
  };

  const whole = [0, vocabulary.length] as const;
  const forgivingColumn = (word: string, forgiven: Forgiven, literal: Column): Column => {
    const slips = withTypos(word, forgiven);
    if (slips === null) return literal;
    const anyInitial = forgiven === 'firstLetters' && word.length >= firstLetterFrom;
    return rated(slips, anyInitial ? whole : (initials.get(word[0] ?? '') ?? [0, 0]), literal);
  };

  /** Entries that match every typed word, with the sum of penalties; `anchored`: and one of the words as typed. */
  const summed = (columns: Iterable<Column>, anchored = false): Map<number, number> => {
    const found = new Map<number, number>();
    const all: Uint8Array[] = [];
    for (const { values, empty } of columns) {
      if (empty) return found;
      all.push(values);
    }
    for (let place = 0; place < entries.length; place += 1) {
      let sum = 0;
      let best: number = none;
      for (const values of all) {
        const value = values[place] ?? none;
        best = Math.min(best, value);
        sum += value;
        if (value === none) break;
      }
      if (sum < none && (!anchored || best <= asTypedAtWorst)) found.set(place, sum);
    }
    return found;
  };

  /** Words that are adjacent in the title rank before the same words apart. */
  const exact = (typed: readonly string[], literal: Iterable<Column>): Map<number, number> => {
    const found = summed(literal);
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
      const known = new Map<string, Column>();
      const literal = (word: string): Column => {
        const column = known.get(word) ?? rated(asTyped(word), whole, null);
        known.set(word, column);
        return column;
      };
      function* literally() {
        for (const word of typed) yield literal(word);
      }
      function* forgiving(forgiven: Forgiven) {
        for (const word of typed) yield forgivingColumn(word, forgiven, literal(word));
      }
      const ways = [
        () => exact(typed, literally()),
        ...forgivenInTurn.map((forgiven) => () => summed(forgiving(forgiven), forgiven === 'shortWords')),
      ];
      for (const look of ways) {
        const found = new Map([...look()].filter(([place]) => among(place)));
        if (found.size > 0) return found;
      }
      return new Map();
    },
  };
}

/** 0 for the word itself, 1 for its beginning, 2 for a part of it; null when it does not occur as typed. */
const asTyped =
  (typed: string) =>
  (held: string): number | null => {
    if (held.startsWith(typed)) return held.length === typed.length ? 0 : 1;
    return typed.length > 1 && held.includes(typed) ? 2 : null;
  };

/**
 * 3 plus the number of typos, for words with the same first letter, or any if that is tolerated; null: no typos are
 * tolerated in this word.
 */
function withTypos(typed: string, forgiven: Forgiven): ((held: string) => number | null) | null {
  const most = forgiven === 'shortWords' && typed.length === shortWord ? 1 : allowedEdits(typed.length);
  if (most === 0) return null;
  const [first, second] = typed;
  return (held) => {
    if (held.length < typed.length - most) return null;
    if (held[0] !== first && held[0] !== second && held[1] !== first && held[1] !== second) return null;
    const edits = prefixDistance(typed, held, most);
    return edits <= most ? 3 + edits : null;
  };
}
