import type { Language } from '@unisite/shared/contract/envelope';
import { foldText } from '@unisite/shared/contract/foldText';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { countryCodes } from '@unisite/shared/contract/verification';

export type NamedCountry = ValueOf<typeof countryCodes>['countries'][number];

/** A country of a mobile number; several share a dialling code. `countryDialingCode` is without the plus sign. */
export type Country = Pick<NamedCountry, 'countryCode' | 'countryDialingCode'>;

/** The default country of a mobile number. */
export const defaultCountry: Country = { countryCode: 'VN', countryDialingCode: '84' };

/** The default country, then the others by name. */
export function sortCountries(countries: readonly NamedCountry[], language: Language): readonly NamedCountry[] {
  const { compare } = new Intl.Collator(language);
  const isHome = ({ countryCode }: NamedCountry) => Number(countryCode === defaultCountry.countryCode);
  return countries.toSorted(
    (one, other) => isHome(other) - isHome(one) || compare(one.name[language], other.name[language]),
  );
}

/** Rank of a country for a search: 0 best, null no match. */
function rank({ countryCode, countryDialingCode, name }: NamedCountry, wanted: string): number | null {
  if (/^\d+$/.test(wanted)) {
    if (countryDialingCode === wanted) return 0;
    return countryDialingCode.startsWith(wanted) ? 1 : null;
  }
  const names = [foldText(name.vi), foldText(name.en)];
  if (countryCode.toLowerCase() === wanted || names.some((one) => one.startsWith(wanted))) return 0;
  if (names.some((one) => one.includes(` ${wanted}`))) return 1;
  return names.some((one) => one.includes(wanted)) ? 2 : null;
}

/**
 * Countries that match a search, best first: part of the name in either language, the two letters, or digits of the
 * dialling code.
 */
export function searchCountries(typed: string, countries: readonly NamedCountry[]): readonly NamedCountry[] {
  const wanted = foldText(typed).replace(/^\+/, '');
  if (wanted === '') return countries;
  return countries
    .map((country) => ({ country, at: rank(country, wanted) }))
    .flatMap(({ country, at }) => (at === null ? [] : { country, at }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ country }) => country);
}
