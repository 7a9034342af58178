import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * A mobile number as people type it, with or without its leading 0 or country code, in the form of E.164
 * (`+84912345678`); null when it is no mobile number of the country. The rules are each country's own numbering plan.
 */
export function mobileNumber(typed: string, countryDialingCode: string): string | null {
  const code = countryDialingCode.replace('+', '');
  if (!callingCodes.has(code) || !/^\+?[\d\s().-]{4,31}$/.test(typed)) return null;
  const number = parsePhoneNumberFromString(typed, { defaultCallingCode: code });
  return number?.isValid() && number.countryCallingCode === code && !number.ext ? number.number : null;
}
