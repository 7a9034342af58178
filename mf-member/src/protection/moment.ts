import type { Format } from '@unisite/shared/i18n';

/** A moment of this year without the year: `21/11 17:42`; of another one with it: `01/01/2027 17:42`. */
export function momentText(
  at: string | Date,
  now: number,
  format: Pick<Format, 'date' | 'dayAndMonth' | 'time'>,
): string {
  const yearOf = (day: string) => day.slice(-4);
  const thisYear = yearOf(format.date(at)) === yearOf(format.date(new Date(now)));
  return `${thisYear ? format.dayAndMonth(at) : format.date(at)} ${format.time(at)}`;
}
