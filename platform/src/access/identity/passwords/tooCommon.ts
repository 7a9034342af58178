import { readFileSync } from 'node:fs';
import { commonPasswordsFile } from './commonPasswordsFile.ts';
import { type RankedPasswords, readRankedPasswords } from './rankedPasswords.ts';

/** A password of fewer pieces is found by trying what people choose. */
const MIN_SEGMENTS = 4;
const SHORTEST_WORD = 3;
/** Short leaked passwords occur in any text by chance. */
const SHORTEST_RANKED = 4;
/** Only this much of a longer password is examined: a strong beginning is enough. */
const LOOKED_AT = 128;
const SITE = 'unisite';

interface Lists {
  readonly words: ReadonlySet<string>;
  readonly ranked: RankedPasswords;
  /** Length of the longest in either. */
  readonly longest: number;
}

let lists: Lists | null = null;

/**
 * The lists, loaded at the first call, which takes a quarter of a second: the platform does it at start, and a command
 * that checks no password never does.
 */
export function passwordLists(): Lists {
  lists ??= readLists();
  return lists;
}

function readLists(): Lists {
  const words = new Set(
    readFileSync(commonPasswordsFile, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(/\s+/))
      .filter((word) => word.length >= SHORTEST_WORD),
  );
  const ranked = readRankedPasswords(SHORTEST_RANKED);
  return { words, ranked, longest: Math.max(ranked.longest, ...[...words].map(({ length }) => length)) };
}

/** Neighbours on a keyboard or in the alphabet. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
  '1234567890',
  '!@#$%^&*()',
];
const neighbours: ReadonlySet<string> = new Set(
  rows.flatMap((row) => [...row].slice(1).flatMap((sign, i) => [`${row[i]}${sign}`, `${sign}${row[i]}`])),
);

/** Characters that people write for letters. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};

/**
 * Whether a password is one that attackers try first: listed, leaked, or a few pieces made of such words, the account's
 * own name, the site's name, key runs, repetitions, years, dates and mobile numbers. Case, accents and character
 * substitutions are ignored (NIST SP 800-63B, 5.1.1.2: passwords are checked against a list instead of composition
 * rules).
 */
export function isGuessable(password: string, { account }: { readonly account: string }): boolean {
  const text = folded(password).slice(0, LOOKED_AT);
  const own = [folded(account), ...folded(account).split(/[^a-z0-9]+/), SITE].filter(
    (word) => word.length >= SHORTEST_WORD,
  );
  const known = new Set([...own, ...own.map((word) => [...word].reverse().join(''))]);
  return [text, text.replace(/\s/g, '')].some((one) => isRepetition([...one]) || segments(one, known) <= MIN_SEGMENTS);
}

/** The fewest pieces that make up a text; a character in no piece counts as one. */
function segments(text: string, own: ReadonlySet<string>): number {
  const read = [...text].map((sign) => letters[sign] ?? sign).join('');
  const longest = Math.max(passwordLists().longest, ...[...own].map(({ length }) => length));
  // fewest[i]: for the first i characters
  const fewest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let best = (fewest[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - longest); start <= end - SHORTEST_WORD; start += 1) {
      const cost = guessCost(text.slice(start, end), read.slice(start, end), own);
      if (cost !== null) best = Math.min(best, (fewest[start] ?? 0) + cost);
    }
    fewest.push(best);
  }
  return fewest[text.length] ?? 0;
}

function guessCost(part: string, read: string, own: ReadonlySet<string>): number | null {
  const { words, ranked } = passwordLists();
  if (words.has(part) || words.has(read) || own.has(part) || own.has(read)) return 1;
  if (isRun(part) || /^(.)\1+$/.test(part) || /^(?:19|20)\d\d$/.test(part) || isDate(part)) return 1;
  const rank = ranked.rankOf(part) ?? ranked.rankOf(read);
  if (rank !== null) return rank === 'often' ? 1 : 2;
  return /^(?:0|84)[35789]\d{8}$/.test(part) ? 3 : null;
}

const isRun = (part: string): boolean => [...part].slice(1).every((sign, i) => neighbours.has(`${part[i]}${sign}`));

/** Day and month first, or the year first; the year with two or four digits. */
function isDate(part: string): boolean {
  const [day, month] = ['(?:0[1-9]|[12]\\d|3[01])', '(?:0[1-9]|1[0-2])'];
  return new RegExp(`^(?:${day}${month}(?:(?:19|20)?\\d\\d)|(?:19|20)\\d\\d${month}${day})$`).test(part);
}

/** A few characters repeated, whole or truncated: `abcabcab`. */
function isRepetition(signs: readonly string[]): boolean {
  return [1, 2, 3, 4].some(
    (unit) => signs.length >= 2 * unit && signs.every((sign, i) => i < unit || sign === signs[i - unit]),
  );
}

/** Folded for comparison: compatibility forms unified, lower case, no accents. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
