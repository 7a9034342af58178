import type { Language } from '@unisite/shared/contract/envelope';

/** A chosen date of birth: numbers without leading zeros; empty: not chosen yet. */
export interface BirthDateParts {
  day: string;
  month: string;
  year: string;
}
type Part = keyof BirthDateParts;

const locales = { vi: 'vi-VN', en: 'en-GB' } as const;

/** The order of a date's parts in a language. */
export const orderOf = (language: Language): readonly Part[] =>
  new Intl.DateTimeFormat(locales[language])
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));

/** Names of the months, January first. */
export function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => {
    const name = format.format(Date.UTC(2000, month));
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}

/** YYYY-MM-DD. */
export const birthDateOf = ({ day, month, year }: BirthDateParts): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Whether the date exists. */
export function isDay(born: BirthDateParts): boolean {
  const text = birthDateOf(born);
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
