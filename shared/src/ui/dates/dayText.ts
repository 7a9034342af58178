import { isDay } from '@unisite/shared/days';

/** A date in the site's format: 2026-11-05 becomes 05/11/2026. Incomplete input stays. */
export const writtenDay = (day: string): string => (isDay(day) ? day.split('-').reverse().join('/') : day);

/** Parses a date to YYYY-MM-DD: 5/11/2026, 05-11-2026, 05112026, 2026-11-05. Returns other texts unchanged. */
export function readDay(text: string): string {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? [];
  const read = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  return isDay(read) ? read : text;
}
