import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import type { Art } from '../../../foundation/services.ts';

interface Country {
  readonly countryCode: string;
  readonly countryDialingCode: string;
  readonly flag: string;
  readonly name: { readonly vi: string; readonly en: string };
}

/** Every country that has mobile numbers, sorted by English name; names from Unicode's CLDR. */
export function readCountries(art: Art): Country[] {
  const [vi, en] = ['vi', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return getCountries()
    .map((countryCode) => ({
      countryCode,
      countryDialingCode: String(getCountryCallingCode(countryCode)),
      flag: art.url(`flags/${countryCode.toLowerCase()}.svg`),
      name: { vi: vi?.of(countryCode) ?? countryCode, en: en?.of(countryCode) ?? countryCode },
    }))
    .sort((a, b) => a.name.en.localeCompare(b.name.en, 'en'));
}
