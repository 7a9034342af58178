import type { PromotionOffer } from '@unisite/shared/contract';
import { nextBirthday } from '../../../access/identity/index.ts';
import { addDays, dayOf, dayStart } from '../../../foundation/calendar/days.ts';

/** Delay after midnight, so that what a vendor settled in the day's last second has committed. */
const SETTLES_MS = 5 * 60_000;
/** How far ahead the next day of an offer is searched. */
const LOOKS_AHEAD_DAYS = 366;

/** First and last day, inclusive. */
export interface Period {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What a member can take of a promotion: once per `period`. */
export type Turn =
  | { readonly isOpen: true; readonly period: string; readonly lost: Period | null }
  /** `opensOn`: the day on which it becomes available; null: never. */
  | { readonly isOpen: false; readonly period: string; readonly opensOn: string | null };

/** An instant in a market's calendar. */
export interface MarketTime {
  readonly at: Date;
  readonly timeZone: string;
}

/** The turn of a promotion at a time; `birthDate` (YYYY-MM-DD) only matters to birthday offers. */
export function turnOf({ starts, times }: PromotionOffer, time: MarketTime, birthDate: string | null): Turn {
  const today = dayOf(time.at, time.timeZone);
  const period = periodOf({ times }, time);
  switch (starts.on) {
    case 'birthday': {
      const birthday = birthDate === null ? null : nextBirthday(birthDate, today);
      if (birthday === null) return { isOpen: false, period: 'year', opensOn: null };
      const year = `year/${birthday.slice(0, 4)}`;
      return birthday > today
        ? { isOpen: false, period: year, opensOn: birthday }
        : { isOpen: true, period: year, lost: null };
    }
    case 'day': {
      if (isOneOf(starts, today)) return { isOpen: true, period, lost: null };
      return { isOpen: false, period, opensOn: nextOf(starts, today) };
    }
    case 'loss': {
      const lost = lostPeriod(starts.of, time);
      return { isOpen: true, period: `loss/${starts.of}/${lost.firstDay}`, lost };
    }
    default:
      return { isOpen: true, period, lost: null };
  }
}

/** The period in which a member can take it once: the promotion's whole run (`once`), a day, a week or a month. */
export function periodOf({ times }: Pick<PromotionOffer, 'times'>, { at, timeZone }: MarketTime): string {
  const today = dayOf(at, timeZone);
  switch (times) {
    case 'once':
      return 'once';
    case 'day':
      return today;
    case 'week':
      return `week/${mondayOf(today)}`;
    case 'month':
      return `month/${today.slice(0, 7)}`;
    case 'year':
      return `year/${today.slice(0, 4)}`;
  }
}

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

type Days = Extract<PromotionOffer['starts'], { on: 'day' }>;

function isOneOf({ weekdays, monthDays, dates }: Days, day: string): boolean {
  return weekdays.includes(weekdayOf(day)) || monthDays.includes(Number(day.slice(8))) || dates.includes(day);
}

function nextOf(days: Days, today: string): string | null {
  for (let ahead = 1; ahead <= LOOKS_AHEAD_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (isOneOf(days, day)) return day;
  }
  return days.dates.filter((date) => date > today).toSorted()[0] ?? null;
}

/** The last complete day, or week from Monday to Sunday. */
function lostPeriod(of: 'day' | 'week', { at, timeZone }: MarketTime): Period {
  const settled = dayOf(at.getTime() - SETTLES_MS, timeZone);
  if (of === 'day') return { firstDay: addDays(settled, -1), lastDay: addDays(settled, -1) };
  const monday = mondayOf(settled);
  return { firstDay: addDays(monday, -7), lastDay: addDays(monday, -1) };
}

/** When cashback for the current period becomes available. */
export function nextLossAt(of: 'day' | 'week', time: MarketTime): Date {
  const { lastDay } = lostPeriod(of, time);
  const ends = addDays(lastDay, of === 'day' ? 2 : 8);
  return new Date(dayStart(ends, time.timeZone).getTime() + SETTLES_MS);
}
