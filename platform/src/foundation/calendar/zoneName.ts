import type { Localized } from '@unisite/shared/contract';

/** A time zone's name by its location; one without a location, such as UTC, keeps its own name. */
const nameIn = (timeZone: string, locale: 'vi' | 'en'): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const names = new Map<string, Localized>();

/**
 * A time zone's name within a sentence: `giờ Việt Nam`, `Vietnam time`. Only determined here, since browsers know
 * different names.
 */
export function zoneNameOf(timeZone: string): Localized {
  const name = names.get(timeZone) ?? {
    vi: nameIn(timeZone, 'vi').replace(/^Giờ /, 'giờ '),
    en: nameIn(timeZone, 'en').replace(/ Time$/, ' time'),
  };
  names.set(timeZone, name);
  return name;
}
