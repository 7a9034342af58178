import { dayOf } from '../foundation/calendar/days.ts';

/** A day's play is counted at noon of the next: a month is judged an hour after that. */
const COUNTED_AFTER_MS = 13 * 3_600_000;

/** First day of the month that is not over, or whose last day is not counted yet. */
export const runningMonth = (now: Date): string =>
  `${dayOf(new Date(now.getTime() - COUNTED_AFTER_MS)).slice(0, 7)}-01`;
