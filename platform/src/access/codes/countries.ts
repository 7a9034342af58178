import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

interface Country {
  readonly countryCode: string;
  readonly countryDialingCode: string;
  readonly name: { readonly vi: string; readonly en: string };
}

/** Every country that has mobile numbers, in the order of the English names; names as Unicode's CLDR has them. */
export function readCountries(): Country[] {
  const [vi, en] = ['vi', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return getCountries()
    .map((countryCode) => ({
      countryCode,
      countryDialingCode: String(getCountryCallingCode(countryCode)),
      name: { vi: vi?.of(countryCode) ?? countryCode, en: en?.of(countryCode) ?? countryCode },
    }))
    .sort((a, b) => a.name.en.localeCompare(b.name.en, 'en'));
}
