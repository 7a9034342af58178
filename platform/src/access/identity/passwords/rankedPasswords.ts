import { readFileSync } from 'node:fs';
import { rankedPasswordsFile } from './commonPasswordsFile.ts';

/**
 * Passwords as often as these are words that a password is put together from; those behind them are tried by themselves
 * or with little beside.
 */
const OFTEN = 1_000;

/** How often a password is chosen: among the first thousand, among the others that are known, or not known. */
export type Rank = 'often' | 'known' | null;

/**
 * Some fifty thousand leaked passwords in the order in which they are chosen (@zxcvbn-ts/language-common, MIT), kept as
 * bytes in the order of the alphabet: 0.7 MB, where as many texts in a set are 2.5.
 */
export interface RankedPasswords {
  /** `folded`: in lower case and without marks. */
  rankOf(folded: string): Rank;
  /** Length of the longest. */
  readonly longest: number;
  /** How many there are. */
  readonly size: number;
}

export function readRankedPasswords(shortest: number): RankedPasswords {
  // The package's own file: a list of texts.
  const ranked = (JSON.parse(readFileSync(rankedPasswordsFile, 'utf8')) as string[]).filter(
    (word) => word.length >= shortest && /^[\x21-\x7e]+$/.test(word),
  );
  const often: ReadonlySet<string> = new Set(ranked.slice(0, OFTEN));
  const sorted = [...new Set(ranked)].sort();
  const starts = new Uint32Array(sorted.length + 1);
  for (const [at, word] of sorted.entries()) starts[at + 1] = (starts[at] ?? 0) + word.length;
  const bytes = Buffer.from(sorted.join(''), 'latin1');

  const isKnown = (word: string): boolean => {
    const looked = Buffer.from(word, 'latin1');
    let [low, high] = [0, starts.length - 2];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = bytes.compare(looked, 0, looked.length, starts[middle] ?? 0, starts[middle + 1] ?? 0);
      if (order === 0) return true;
      // `bytes` against what is looked for.
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  };
  return {
    rankOf(folded) {
      if (often.has(folded)) return 'often';
      return /^[\x21-\x7e]+$/.test(folded) && isKnown(folded) ? 'known' : null;
    },
    longest: sorted.reduce((longest, { length }) => Math.max(longest, length), 0),
    size: sorted.length,
  };
}
