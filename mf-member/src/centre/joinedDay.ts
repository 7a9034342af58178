import { dayOf, daysBetween } from '@unisite/shared/days';

/**
 * Number of days since joining, in days of the market, counting the day of joining as the first. At least 1, even if
 * the visitor's clock is behind; null for an invalid date.
 */
export function joinedDay(regDate: string, now: Date): number | null {
  const joined = new Date(regDate);
  if (Number.isNaN(joined.getTime())) return null;
  return Math.max(1, daysBetween(dayOf(joined), dayOf(now)));
}
