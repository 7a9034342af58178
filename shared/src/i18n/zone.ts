import type { Language, Localized } from '../contract/envelope.ts';

/** The time zone of a market, or of a house of several: its days and hours are everybody's, wherever a visitor is. */
export interface SiteZone {
  /** IANA name. */
  readonly timeZone: string;
  /** As it stands in a sentence: `giờ Việt Nam`, `Vietnam time`. */
  readonly zoneName: Localized;
}

const called = (name: string) => ({ zone: name, Zone: `${name.charAt(0).toUpperCase()}${name.slice(1)}` });

let zone = 'UTC';
let texts = { vi: called('giờ UTC'), en: called('UTC') };

/** Sets the page's zone: before anything is rendered, and on the server for each page. */
export function setZone({ timeZone, zoneName: { vi, en } }: SiteZone): void {
  zone = timeZone;
  texts = { vi: called(vi), en: called(en) };
}

/** The time zone (IANA) of the page's market. It never changes while a page is open. */
export const currentTimeZone = (): string => zone;

/** What texts call the zone: `{{zone}}`, and `{{Zone}}` where a sentence begins with it. */
export const zoneTexts = (language: Language): { readonly zone: string; readonly Zone: string } => texts[language];
