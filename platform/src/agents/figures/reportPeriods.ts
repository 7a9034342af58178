import { addDays, daysBetween } from '../../foundation/calendar/days.ts';

export type Step = 'day' | 'week' | 'month';

/** A period, both ends inclusive. */
interface Period {
  readonly from: string;
  readonly to: string;
}

export interface ReportPeriods extends Period {
  /** From the first to the one that contains today; the last may be incomplete. */
  readonly periods: readonly Period[];
  /**
   * The same number of preceding periods. If the range is incomplete, this one ends as many days after its first day.
   */
  readonly before: Period;
}

/** A range widened to whole periods, and the preceding one. Weeks run from Monday to Sunday. */
export function reportPeriods({ from, to, by }: Period & { readonly by: Step }, today: string): ReportPeriods {
  const first = startOf(from, by);
  const last = addDays(after(startOf(to, by), by), -1);
  const periods: Period[] = [];
  for (let start = first; start <= last && start <= today; start = after(start, by))
    periods.push({ from: start, to: addDays(after(start, by), -1) });
  const elapsed = Math.max(1, daysBetween(first, last < today ? last : today));
  const before =
    by === 'month' ? monthsLater(first, -monthsIn(first, last)) : addDays(first, -daysBetween(first, last));
  const sameDays = addDays(before, elapsed - 1);
  const isOver = last <= today;
  return {
    from: first,
    to: last,
    periods,
    before: { from: before, to: isOver || sameDays >= first ? addDays(first, -1) : sameDays },
  };
}

function startOf(day: string, by: Step): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

const after = (start: string, by: Step): string =>
  by === 'month' ? monthsLater(start, 1) : addDays(start, by === 'week' ? 7 : 1);

function monthsLater(first: string, months: number): string {
  const at = new Date(`${first}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
}

/** Number of whole months. */
const monthsIn = (first: string, last: string): number =>
  (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
  Number(last.slice(5, 7)) -
  Number(first.slice(5, 7)) +
  1;
