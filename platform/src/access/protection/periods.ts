import { type PlayPeriod, playPeriod } from '@unisite/shared/contract';

/** The periods in the order of the database's three-element arrays. */
export const periods: readonly PlayPeriod[] = playPeriod.options;

/** Hours that a period looks back, beside the present one; a month is 31 days (play_recount.sql). */
export const hoursOf: Readonly<Record<PlayPeriod, number>> = { day: 24, week: 168, month: 744 };

/** One value for each period. */
export type PerPeriod<T> = Readonly<Record<PlayPeriod, T>>;

/** The three elements of a database array, by period. */
export function perPeriod<T>(three: readonly T[]): PerPeriod<T> {
  const [day, week, month] = three;
  if (day === undefined || week === undefined || month === undefined)
    throw new RangeError('three values were expected');
  return { day, week, month };
}
