import { dayOf, daysBetween } from '@unisite/shared/days';

/**
 * Which day of a member's time here it is, counted in days of Vietnam: the day of joining is the first.
 * A visitor whose clock is behind the platform's is not told of a day before the first; null for what is no date.
 */
export function joinedDay(regDate: string, now: Date): number | null {
  const joined = new Date(regDate);
  if (Number.isNaN(joined.getTime())) return null;
  return Math.max(1, daysBetween(dayOf(joined), dayOf(now)));
}
