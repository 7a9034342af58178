import type { ValueOf } from '@unisite/shared/contract/operation';
import type { countryCodes } from '@unisite/shared/contract/verification';

export type NamedCountry = ValueOf<typeof countryCodes>['countries'][number];

/** A country as a mobile number needs it: several share a dialling code. `countryDialingCode` is without the plus sign. */
export type Country = Pick<NamedCountry, 'countryCode' | 'countryDialingCode'>;

/** Where a mobile number is from until the visitor says otherwise. */
export const homeCountry: Country = { countryCode: 'VN', countryDialingCode: '84' };

/** Without marks and capitals, so that "viet nam" finds Việt Nam. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** The countries that somebody means who types this: a part of the name in either language, the two letters, or the digits of the dialling code. */
export function countriesFor(typed: string, countries: readonly NamedCountry[]): readonly NamedCountry[] {
  const wanted = plain(typed.trim()).replace(/^\+/, '');
  if (wanted === '') return countries;
  if (/^\d+$/.test(wanted)) return countries.filter(({ countryDialingCode }) => countryDialingCode.startsWith(wanted));
  return countries.filter(
    ({ countryCode, name }) =>
      countryCode.toLowerCase() === wanted || plain(name.vi).includes(wanted) || plain(name.en).includes(wanted),
  );
}
