import { useMemo } from 'react';
import type { Language } from '../contract/envelope.ts';
import { wallClock } from '../contract/zonedTime.ts';
import { useLanguage } from './useText.ts';
import { currentTimeZone } from './zone.ts';

const wordsOf = { vi: 'vi-VN', en: 'en-GB' } as const;
const numberLocale = { vi: 'vi-VN', en: 'en-US' } as const;
const sign = { vi: '₫', en: 'VND' } as const;

const axisUnits: readonly (readonly [least: number, sign: Record<Language, string>])[] = [
  [1e9, { vi: '\u00a0tỷ', en: 'B' }],
  [1e6, { vi: '\u00a0tr', en: 'M' }],
  [1e3, { vi: '\u00a0k', en: 'K' }],
];

/** Writes amounts (VND), numbers and moments (ISO 8601, or a `Date`) in one language and time zone. */
export interface Format {
  /** An amount with its currency: `1.250.000,00 ₫`, `1,250,000.00 VND`; `whole` omits zero decimals. */
  money(amount: number, options?: { whole?: boolean; signed?: boolean }): string;
  /** The number only, where the currency is displayed separately. */
  figures(amount: number, options?: { whole?: boolean; signed?: boolean }): string;
  /** The currency's symbol in this language. */
  currency: string;
  /** Millions and billions in words: `412,0 triệu`, `412.0 million`. */
  short(amount: number): string;
  /** A compact axis value: `+6 tr`, `−1,5 tỷ`; `+6M`, `−1.5B`. Without `signed` the plus is omitted. */
  axis(amount: number, options?: { signed?: boolean }): string;
  /** With so many decimals: none unless told. */
  number(value: number, decimals?: number): string;
  /** Of a value in percent, with so many decimals: two unless told. */
  percent(value: number, decimals?: number): string;
  /** `20/11/2026` */
  date(at: string | Date): string;
  /** `19:05` */
  time(at: string | Date): string;
  /** Including seconds. */
  exactTime(at: string | Date): string;
  dateTime(at: string | Date): string;
  dayAndMonth(at: string | Date): string;
  weekday(at: string | Date): string;
  /** The zone's offset at a moment: `GMT+7`, `GMT−3:30`. */
  offset(at: string | Date): string;
}

/** Creates a value lazily, once: creating a formatter takes milliseconds on a phone, and a page uses few of them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function offsetText(at: string | Date, timeZone: string): string {
  const instant = Math.floor(new Date(at).getTime() / 60_000) * 60_000;
  const minutes = (wallClock(instant, timeZone) - instant) / 60_000;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const amount = `${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return minutes === 0 ? 'GMT' : `GMT${minutes < 0 ? '−' : '+'}${amount}`;
}

/**
 * Formatters for all amounts, dates and numbers of the site, in the zone of its market unless another is named. In a
 * component, use {@link useFormat}.
 */
export function createFormat(language: Language, timeZone: string = currentTimeZone()): Format {
  const dates = (locale: string, options: Intl.DateTimeFormatOptions): ((at: string | Date) => string) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
    return (at) => format().format(typeof at === 'string' ? new Date(at) : at);
  };
  // Numeric dates look the same in both languages, 20/11/2026; browsers' Vietnamese locales use dashes in places.
  const figuresOfDates = (options: Intl.DateTimeFormatOptions) => dates('en-GB', options);
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = once(() => new Intl.NumberFormat(numberLocale[language], options));
    return (value: number) => format().format(value);
  };
  const date = figuresOfDates({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const time = figuresOfDates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const exact = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = numbers({ minimumFractionDigits: 0, maximumFractionDigits: 2 });
  const rounded = numbers({ maximumFractionDigits: 1 });
  const compact = numbers({
    notation: 'compact',
    compactDisplay: 'long',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const byDecimals = new Map<number, (value: number) => string>();
  const withDecimals = (value: number, decimals: number): string => {
    const format =
      byDecimals.get(decimals) ?? numbers({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    byDecimals.set(decimals, format);
    return format(value);
  };
  const figures: Format['figures'] = (amount, options) =>
    `${options?.signed && amount > 0 ? '+' : ''}${(options?.whole ? whole : exact)(amount)}`;
  return {
    figures,
    money: (amount, options) => `${figures(amount, options)}\u00a0${sign[language]}`,
    currency: sign[language],
    short: compact,
    axis: (amount, options) => {
      const size = Math.abs(amount);
      const [unit, sign] = axisUnits.find(([least]) => size >= least) ?? [1, { vi: '', en: '' }];
      return `${amount < 0 ? '−' : amount > 0 && options?.signed ? '+' : ''}${rounded(size / unit)}${sign[language]}`;
    },
    number: (value, decimals = 0) => withDecimals(value, decimals),
    percent: (value, decimals = 2) => `${withDecimals(value, decimals)}%`,
    date,
    time,
    exactTime: figuresOfDates({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
    dateTime: (at) => `${date(at)} ${time(at)}`,
    dayAndMonth: figuresOfDates({ day: '2-digit', month: '2-digit' }),
    weekday: dates(wordsOf[language], { weekday: 'long' }),
    offset: (at) => offsetText(at, timeZone),
  };
}

const formats = new Map<string, Format>();

function formatOf(language: Language, timeZone: string): Format {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(language, timeZone);
  formats.set(key, format);
  return format;
}

/** The formatters of the page's language. */
export function useFormat(): Format {
  const language = useLanguage();
  const timeZone = currentTimeZone();
  return useMemo(() => formatOf(language, timeZone), [language, timeZone]);
}
