import type { Language } from '@unisite/shared/contract';

/** How amounts are written in each language: grouped by threes or not at all, with at most two decimals. */
const written: Readonly<Record<Language, RegExp>> = {
  vi: /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/,
  en: /^([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
};
const most = 100_000_000_000;

/**
 * Reads an amount as it is written in the page's language, in VND with at most two decimals; null for anything else, so
 * that "100.000" is never taken for a hundred in one language and a hundred thousand in the other.
 */
export function readAmount(text: string, language: Language, { orZero = false } = {}): number | null {
  const found = written[language].exec(text.replace(/\s/g, ''));
  if (!found) return null;
  const [, whole = '', decimals = ''] = found;
  const amount = Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
  return (orZero || amount > 0) && amount <= most ? amount : null;
}
