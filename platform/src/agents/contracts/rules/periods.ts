import type { ContractPeriod } from '@unisite/shared/contract';
import { addDays, dayOf, dayStart } from '../../../foundation/calendar/days.ts';

const HOUR_MS = 3_600_000;

/** First and last day of a period. */
export interface Period {
  readonly fromDay: string;
  readonly toDay: string;
}

/** The period of days that contains a day: weeks begin on Monday, half-months on the 1st and the 16th. */
export function periodOf(kind: ContractPeriod, day: string): Period {
  const month = day.slice(0, 7);
  const lastOfMonth = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
  switch (kind) {
    case 'W': {
      const fromDay = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
      return { fromDay, toDay: addDays(fromDay, 6) };
    }
    case 'H':
      return day.slice(8) <= '15'
        ? { fromDay: `${month}-01`, toDay: `${month}-15` }
        : { fromDay: `${month}-16`, toDay: lastOfMonth };
    case 'M':
      return { fromDay: `${month}-01`, toDay: lastOfMonth };
    default:
      return { fromDay: day, toDay: day };
  }
}

/**
 * The end of the wage hour that contains an instant, milliseconds since the epoch: the next full hour of UTC, or the
 * end of the day in the time zone if that comes first, as at +05:30.
 */
export function hourEnd(from: Date, timeZone: string): number {
  const dayEnd = dayStart(addDays(dayOf(from, timeZone), 1), timeZone).getTime();
  return Math.min((Math.floor(from.getTime() / HOUR_MS) + 1) * HOUR_MS, dayEnd);
}
