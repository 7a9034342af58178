import { type Country, defaultCountry } from '@unisite/shared/session/mobile';

/** A mobile number and its country, as in the form. */
export interface LastMobile {
  country: Country;
  mobileNum: string;
}

/**
 * Specification section 3, remembered-login cookies: the mobile number with its dialling code, kept one day (section
 * 9).
 */
const name = 'unisite-mobile';
const day = 86_400;
const written = /^([A-Z]{2})\.([1-9]\d{0,3})\.([\d\s().+-]{1,32})$/;

/** The number last remembered on this device; empty when there is none. */
export function lastMobile(cookies: string = document.cookie): LastMobile {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const [, countryCode, countryDialingCode, mobileNum] = written.exec(plain(found?.slice(name.length + 1) ?? '')) ?? [];
  if (!countryCode || !countryDialingCode || !mobileNum) return { country: defaultCountry, mobileNum: '' };
  return { country: { countryCode, countryDialingCode }, mobileNum };
}

export function rememberMobile({ country, mobileNum }: LastMobile): void {
  const value = [country.countryCode, country.countryDialingCode, mobileNum].join('.');
  set(encodeURIComponent(value), day);
}

export const forgetMobile = (): void => set('', 0);

function set(value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser of the target list
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=strict; secure`;
}

/** The decoded value; empty when it is not properly encoded. */
function plain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
