import type { Format } from '@unisite/shared/i18n';

/** Enough for a hundred thousand million. */
const mostDigits = 12;

/** What stands in a field while an amount with hundredths is typed, and what it comes to; null: nothing yet. */
export interface ExactAmount {
  readonly text: string;
  readonly amount: number | null;
}

/**
 * An amount of VND with at most two decimals that somebody types: the page's own decimal sign is one anywhere, another
 * just where it was typed, at the end; the separators of thousands come by themselves.
 */
export function parseTypedExact(typed: string, { number }: Pick<Format, 'number'>): ExactAmount {
  const sign = number(0.1, 1).charAt(1);
  const text = typed.replace(/[.,]$/, sign);
  const [before = '', ...after] = text.split(sign);
  const whole = before
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits);
  const fraction = after.join('').replace(/\D/g, '').slice(0, 2);
  if (whole === '' && after.length === 0) return { text: '', amount: null };
  return {
    text: number(Number(whole)) + (after.length > 0 ? sign + fraction : ''),
    amount: Number(`${whole || 0}.${fraction || 0}`) || null,
  };
}

/** The same of what was copied elsewhere, however it is written; a minus makes it nothing. */
export function parsePastedExact(text: string): number | null {
  const plain = text.trim();
  if (/^[-−]/.test(plain)) return null;
  const fraction = /[.,](\d{1,2})(?=\D*$)/.exec(plain);
  const whole = (fraction ? plain.slice(0, fraction.index) : plain).replace(/\D/g, '').slice(0, mostDigits);
  return Number(`${whole || 0}.${fraction?.[1] ?? 0}`) || null;
}
