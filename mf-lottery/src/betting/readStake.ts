import type { Language } from '@unisite/shared/contract';

/** Accepted formats per language: grouped in threes or not at all, at most two decimals. */
const written: Readonly<Record<Language, RegExp>> = {
  vi: /^([1-9]\d{0,2}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,2}))?$/,
  en: /^([1-9]\d{0,2}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/,
};

/** Parses a typed stake, VND; null when it is ambiguous, such as "1000.5" in Vietnamese. */
export function readStake(text: string, language: Language): number | null {
  const found = written[language].exec(text.replace(/\s/g, ''));
  if (!found) return null;
  const [, whole = '', decimals = ''] = found;
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
}
