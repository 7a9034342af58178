import { addDays, daysBetween } from '../../foundation/calendar/days.ts';
import type { Days } from './teamFigures.ts';

/** Days as whole months, and as single days that are added to those or taken away from them. */
export interface Parts {
  /** First days of months. */
  readonly months: readonly string[];
  readonly added: readonly string[];
  readonly takenAway: readonly string[];
}

/**
 * Up to so many days are taken away from a month rather than the others be added: each costs about as much as two of
 * those.
 */
const MOST_TAKEN_AWAY = 8;

/** The parts that a range comes to. Today is the last day that there can be anything of. */
export function partsOf({ fromDay, toDay }: Days, today: string): Parts {
  const months: string[] = [];
  const added: string[] = [];
  const takenAway: string[] = [];
  for (let month = firstOfMonth(fromDay); month <= toDay; month = firstOfMonth(addDays(month, 31))) {
    const last = earlier(addDays(firstOfMonth(addDays(month, 31)), -1), later(today, toDay));
    const outside = [...daysOf(month, addDays(fromDay, -1)), ...daysOf(addDays(toDay, 1), last)];
    const inside = daysOf(later(fromDay, month), earlier(toDay, last));
    if (outside.length <= MOST_TAKEN_AWAY && outside.length < inside.length) {
      months.push(month);
      takenAway.push(...outside);
    } else added.push(...inside);
  }
  return { months, added, takenAway };
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);
const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_none, at) => addDays(from, at));
