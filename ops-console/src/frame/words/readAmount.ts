import type { Language } from '@unisite/shared/contract';

/** Accepted formats per language: grouped in threes or not at all, at most two decimals. */
const written: Readonly<Record<Language, RegExp>> = {
  vi: /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/,
  en: /^([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
};
const most = 100_000_000_000;

/**
 * Parses an amount in the page's language, in VND with at most two decimals; null if invalid, so that "100.000" is
 * never a hundred in one language and a hundred thousand in the other.
 */
export function readAmount(text: string, language: Language, { orZero = false } = {}): number | null {
  const found = written[language].exec(text.replace(/\s/g, ''));
  if (!found) return null;
  const [, whole = '', decimals = ''] = found;
  const amount = Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
  return (orZero || amount > 0) && amount <= most ? amount : null;
}
