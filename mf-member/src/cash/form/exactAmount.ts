import type { Format } from '@unisite/shared/i18n';

/** Enough for a hundred thousand million. */
const maxDigits = 12;

/** Text of a field while an amount with hundredths is typed, and its value; null: none yet. */
export interface ExactAmount {
  readonly text: string;
  readonly amount: number | null;
}

/**
 * Parses a typed VND amount with at most two decimals: the language's own decimal sign counts anywhere, the other one
 * only when just typed at the end; thousands separators are inserted.
 */
export function parseTypedExact(typed: string, { number }: Pick<Format, 'number'>): ExactAmount {
  const sign = number(0.1, 1).charAt(1);
  const text = typed.replace(/[.,]$/, sign);
  const [before = '', ...after] = text.split(sign);
  const whole = before
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);
  const fraction = after.join('').replace(/\D/g, '').slice(0, 2);
  if (whole === '' && after.length === 0) return { text: '', amount: null };
  return {
    text: number(Number(whole)) + (after.length > 0 ? sign + fraction : ''),
    amount: Number(`${whole || 0}.${fraction || 0}`) || null,
  };
}

/** Parses a pasted amount in any notation; a negative one is null. */
export function parsePastedExact(text: string): number | null {
  const plain = text.trim();
  if (/^[-−]/.test(plain)) return null;
  const fraction = /[.,](\d{1,2})(?=\D*$)/.exec(plain);
  const whole = (fraction ? plain.slice(0, fraction.index) : plain).replace(/\D/g, '').slice(0, maxDigits);
  return Number(`${whole || 0}.${fraction?.[1] ?? 0}`) || null;
}
