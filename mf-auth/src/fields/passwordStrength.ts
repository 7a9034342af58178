export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

const alphabets: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
];

/** Bits of entropy from which a password counts as fair, good and strong against guesses on a stolen argon2id hash. */
const bounds = [35, 50, 70];

/**
 * Estimates the guessing strength of a password from the alphabets that it uses and the characters that do not merely
 * continue a run.
 */
export function passwordStrength(password: string): Strength {
  const signs = [...password];
  const fresh = signs.filter((sign, at) => !continuesRun(signs[at - 1], sign)).length;
  const size = alphabets.reduce((sum, [pattern, letters]) => sum + (pattern.test(password) ? letters : 0), 0);
  const bits = fresh * Math.log2(Math.max(2, size));
  return strengths[bounds.filter((bound) => bits >= bound).length] ?? 'strong';
}

/** "aa", "ab", "21": continuations that anyone would try. */
function continuesRun(before: string | undefined, sign: string): boolean {
  if (before === undefined) return false;
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1;
}
