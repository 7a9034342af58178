import type { PromotionOffer } from '@unisite/shared/contract';
import { nextBirthday } from '../../../access/identity/index.ts';
import { addDays, dayOf, dayStart } from '../../../foundation/calendar/days.ts';

/** After midnight for so long, so that what a vendor settled in the day's last second has committed. */
const SETTLES_MS = 5 * 60_000;
/** So far ahead the next of an offer's days is looked for. */
const LOOKS_AHEAD_DAYS = 366;

/** First and last day, both counted. */
export interface Period {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What a member can be given of a promotion at a time: once of each `period`. */
export type Turn =
  | { readonly isOpen: true; readonly period: string; readonly lost: Period | null }
  /** `opensOn`: the day on which it can be had; null: it never can. */
  | { readonly isOpen: false; readonly period: string; readonly opensOn: string | null };

/** An instant by the calendar of a market. */
export interface MarketTime {
  readonly at: Date;
  readonly timeZone: string;
}

/** Of a promotion at a time; `birthDate` (YYYY-MM-DD) matters to what is given for birthdays. */
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

/** What a member has one of at a time: all of a promotion's time (`once`), a day, a week, a month. */
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

/** The last day, or week from Monday to Sunday, that is over. */
function lostPeriod(of: 'day' | 'week', { at, timeZone }: MarketTime): Period {
  const settled = dayOf(at.getTime() - SETTLES_MS, timeZone);
  if (of === 'day') return { firstDay: addDays(settled, -1), lastDay: addDays(settled, -1) };
  const monday = mondayOf(settled);
  return { firstDay: addDays(monday, -7), lastDay: addDays(monday, -1) };
}

/** When the period that runs now can be had back for. */
export function nextLossAt(of: 'day' | 'week', time: MarketTime): Date {
  const { lastDay } = lostPeriod(of, time);
  const ends = addDays(lastDay, of === 'day' ? 2 : 8);
  return new Date(dayStart(ends, time.timeZone).getTime() + SETTLES_MS);
}
