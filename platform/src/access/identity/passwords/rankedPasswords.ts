import { readFileSync } from 'node:fs';
import { rankedPasswordsFile } from './commonPasswordsFile.ts';

/**
 * Passwords this frequent count as words that other passwords are composed of; rarer ones are tried on their own or
 * with little added.
 */
const OFTEN = 1_000;

/** How frequent a password is: among the first thousand, among the other known ones, or unknown. */
export type Rank = 'often' | 'known' | null;

/**
 * Some fifty thousand leaked passwords by frequency (@zxcvbn-ts/language-common, MIT), stored as alphabetically sorted
 * bytes: 0.7 MB, where a set of strings takes 2.5.
 */
export interface RankedPasswords {
  /** `folded`: lower case, without accents. */
  rankOf(folded: string): Rank;
  /** Length of the longest. */
  readonly longest: number;
  /** Number of passwords. */
  readonly size: number;
}

export function readRankedPasswords(shortest: number): RankedPasswords {
  // The package's own file: a list of strings.
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
      // `bytes` compared with the word searched for.
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
