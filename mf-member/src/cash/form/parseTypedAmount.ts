/** Enough for a hundred thousand million. */
const mostDigits = 12;

/**
 * Whole VND that somebody types, digit by digit; separators stand between them as they come. Null: nothing was typed.
 */
export function parseTypedAmount(text: string): number | null {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(0, mostDigits);
  return digits === '' ? null : Number(digits);
}

/** The same of what was copied elsewhere: hundredths at its end are left out, a minus makes it nothing. */
export function parsePastedAmount(text: string): number | null {
  const plain = text.trim();
  if (/^[-−]/.test(plain)) return null;
  return parseTypedAmount(plain.replace(/[.,]\d{1,2}(?=\D*$)/, ''));
}
