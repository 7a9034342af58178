import { dayRange } from '../../foundation/calendar/dayRange.ts';
import { addDays, dayOf } from '../../foundation/calendar/days.ts';

/** Shown where nobody says which days. */
const USUAL_DAYS = 30;

/**
 * The days of a time zone that are asked for: the last thirty unless said otherwise. Refuses an invalid range with
 * BAD_REQUEST.
 */
export const daysAsked = (
  request: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
  timeZone: string,
): { readonly fromDay: string; readonly toDay: string } =>
  request.from === undefined && request.to === undefined
    ? { fromDay: addDays(dayOf(now, timeZone), 1 - USUAL_DAYS), toDay: dayOf(now, timeZone) }
    : dayRange(request, now, timeZone);
