/** Enough for a hundred thousand million. */
const maxDigits = 12;

/** Parses whole VND typed digit by digit, with separators anywhere. Null: empty. */
export function parseTypedAmount(text: string): number | null {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(0, maxDigits);
  return digits === '' ? null : Number(digits);
}

/** Parses a pasted amount: decimals are dropped, a negative one is null. */
export function parsePastedAmount(text: string): number | null {
  const plain = text.trim();
  if (/^[-−]/.test(plain)) return null;
  return parseTypedAmount(plain.replace(/[.,]\d{1,2}(?=\D*$)/, ''));
}
