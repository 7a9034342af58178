import { dayOf } from '../../foundation/calendar/days.ts';

/** A day's play is counted at noon of the next day; a month is judged an hour after that. */
const COUNTED_AFTER_MS = 13 * 3_600_000;

/** First day of the month of a time zone that is not over, or whose last day has not been counted yet. */
export const runningMonth = (now: Date, timeZone: string): string =>
  `${dayOf(now.getTime() - COUNTED_AFTER_MS, timeZone).slice(0, 7)}-01`;
