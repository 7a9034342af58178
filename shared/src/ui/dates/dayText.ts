import { isDay } from '@unisite/shared/days';

/** As this site writes days: 2026-11-05 is 05/11/2026. What is no day stays what was typed. */
export const writtenDay = (day: string): string => (isDay(day) ? day.split('-').reverse().join('/') : day);

/** The day (YYYY-MM-DD) that a text says: 5/11/2026, 05-11-2026, 05112026, 2026-11-05. Otherwise the text itself. */
export function readDay(text: string): string {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? [];
  const read = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  return isDay(read) ? read : text;
}
