import type { Language } from '../wire.ts';
import { wordsOf } from '../words/index.ts';
import { timeZone } from './zone.ts';

export const language: Language = document.documentElement.lang === 'en' ? 'en' : 'vi';
export const words = wordsOf(language);
const locale = language === 'vi' ? 'vi-VN' : 'en-GB';

/** Returns a formatter of whole hundredths of a currency; decimals are omitted when zero. */
export function moneyIn(currency: string): (hundredths: number) => string {
  const make = (digits: number): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: language === 'en' && currency === 'VND' ? 'code' : 'symbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const whole = make(0);
  const exact = make(2);
  const placed = language === 'en' && currency === 'VND';
  return (hundredths) => {
    const format = hundredths % 100 === 0 ? whole : exact;
    // The site puts the currency code after the amount in English; so does the game.
    return placed
      ? `${format
          .formatToParts(hundredths / 100)
          .filter(({ type }) => type !== 'currency' && type !== 'literal')
          .map(({ value }) => value)
          .join('')} VND`
      : format.format(hundredths / 100);
  };
}

export const count = new Intl.NumberFormat(locale);
const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });

/** An amount of hundredths without its currency, for narrow columns; millions abbreviated. */
export const shortAmount = (hundredths: number): string =>
  hundredths >= 100_000_000 ? compact.format(hundredths / 100) : count.format(hundredths / 100);

/** The shortest form, for chips. */
export const chipAmount = (hundredths: number): string =>
  hundredths >= 1_000_000 ? compact.format(hundredths / 100).replace(/\s/g, '') : count.format(hundredths / 100);

export const clockTime = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone,
});
