import type { Format } from '@unisite/shared/i18n';

/** Formats a time without the year if it is this year's: `21/11 17:42`; otherwise `01/01/2027 17:42`. */
export function momentText(
  at: string | Date,
  now: number,
  format: Pick<Format, 'date' | 'dayAndMonth' | 'time'>,
): string {
  const yearOf = (day: string) => day.slice(-4);
  const thisYear = yearOf(format.date(at)) === yearOf(format.date(new Date(now)));
  return `${thisYear ? format.dayAndMonth(at) : format.date(at)} ${format.time(at)}`;
}
