import type { Language } from '@unisite/shared/contract/envelope';

/** A country's name by its ISO 3166 code; null for an unknown one (`ZZ`). */
export function countryName(code: string, language: Language): string | null {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return null;
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? null;
}
