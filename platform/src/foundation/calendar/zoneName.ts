import type { Localized } from '@unisite/shared/contract';

/** The name that is given to a time zone for where it is; one that has none, as UTC, is named itself. */
const nameIn = (timeZone: string, locale: 'vi' | 'en'): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const names = new Map<string, Localized>();

/**
 * What people call a time zone, within a sentence: `giờ Việt Nam`, `Vietnam time`. It is named here alone, as browsers
 * differ in the names that they know.
 */
export function zoneNameOf(timeZone: string): Localized {
  const name = names.get(timeZone) ?? {
    vi: nameIn(timeZone, 'vi').replace(/^Giờ /, 'giờ '),
    en: nameIn(timeZone, 'en').replace(/ Time$/, ' time'),
  };
  names.set(timeZone, name);
  return name;
}
