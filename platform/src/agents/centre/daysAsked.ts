import { dayRange } from '../../foundation/calendar/dayRange.ts';
import { addDays, dayOf } from '../../foundation/calendar/days.ts';

/** Days shown by default. */
const USUAL_DAYS = 30;

/** The requested days in a time zone, by default the last thirty. Refuses an invalid range with BAD_REQUEST. */
export const daysAsked = (
  request: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
  timeZone: string,
): { readonly fromDay: string; readonly toDay: string } =>
  request.from === undefined && request.to === undefined
    ? { fromDay: addDays(dayOf(now, timeZone), 1 - USUAL_DAYS), toDay: dayOf(now, timeZone) }
    : dayRange(request, now, timeZone);
