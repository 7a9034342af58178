import { addDays, daysBetween } from '../../foundation/calendar/days.ts';
import type { Days } from './teamFigures.ts';

/** A range of days as whole months, plus and minus single days. */
export interface Parts {
  /** First days of months. */
  readonly months: readonly string[];
  readonly added: readonly string[];
  readonly takenAway: readonly string[];
}

/**
 * Up to this many days are subtracted from a month rather than adding the others: a subtracted day costs about as much
 * as two added ones.
 */
const MOST_TAKEN_AWAY = 8;

/** Splits a range into parts. Nothing exists after today. */
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
