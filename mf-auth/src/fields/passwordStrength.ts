export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

const alphabets: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
];

/**
 * Bits from which a password counts as more than weak, as good, as strong: guesses on a stolen hash, made slow by
 * argon2id.
 */
const bounds = [35, 50, 70];

/**
 * How hard a password is to guess by trying: from the alphabets it uses and the signs that do not merely go on from the
 * one before.
 */
export function passwordStrength(password: string): Strength {
  const signs = [...password];
  const fresh = signs.filter((sign, at) => !continuesRun(signs[at - 1], sign)).length;
  const size = alphabets.reduce((sum, [pattern, letters]) => sum + (pattern.test(password) ? letters : 0), 0);
  const bits = fresh * Math.log2(Math.max(2, size));
  return strengths[bounds.filter((bound) => bits >= bound).length] ?? 'strong';
}

/** "aa", "ab", "21": what anyone would try. */
function continuesRun(before: string | undefined, sign: string): boolean {
  if (before === undefined) return false;
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1;
}
