import type { ExclusionLength, TimeOutLength } from '@unisite/shared/contract';

/** Lengths of breaks as PostgreSQL intervals; null: unlimited. */
export const breakLengths: Readonly<Record<TimeOutLength | ExclusionLength, string | null>> = {
  day: '24 hours',
  week: '7 days',
  month: '1 month',
  sixWeeks: '42 days',
  sixMonths: '6 months',
  year: '1 year',
  fiveYears: '5 years',
  forever: null,
};

/** Days from a member's request to the end of an exclusion whose minimum time has passed. */
export const RETURN_WAITS_DAYS = 7;
