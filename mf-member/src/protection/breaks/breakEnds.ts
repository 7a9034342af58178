import type { ExclusionLength, TimeOutLength } from '@unisite/shared/contract/protection';

/** The choices, in order. */
export const timeOutLengths: readonly TimeOutLength[] = ['day', 'week', 'month', 'sixWeeks'];
export const exclusionLengths: readonly ExclusionLength[] = ['sixMonths', 'year', 'fiveYears', 'forever'];

const DAY_MS = 86_400_000;

/** End of a break that begins now (milliseconds since the epoch), by the platform's rule; null: never. */
export function breakEnd(length: TimeOutLength | ExclusionLength, now: number): Date | null {
  switch (length) {
    case 'day':
      return new Date(now + DAY_MS);
    case 'week':
      return new Date(now + 7 * DAY_MS);
    case 'sixWeeks':
      return new Date(now + 42 * DAY_MS);
    case 'month':
      return monthsLater(now, 1);
    case 'sixMonths':
      return monthsLater(now, 6);
    case 'year':
      return monthsLater(now, 12);
    case 'fiveYears':
      return monthsLater(now, 60);
    case 'forever':
      return null;
  }
}

/** The same day of a later month, or its last day if it is shorter. */
function monthsLater(now: number, months: number): Date {
  const at = new Date(now);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at;
}
