import { addDays, daysBetween, isDay } from './day.ts';

/** First and last day, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The earlier of two days. */
export function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

/** How far apart the first and the last day may be (contract, transactions and bets). */
const farthest = 90;

/** Ranges that are one press away: so many days up to today. */
export const quickLengths = [1, 7, 30, 90] as const;
export type QuickLength = (typeof quickLengths)[number];

/** What a record shows unless it is told otherwise. */
const usual: QuickLength = 30;

/** So many days up to today, today included. */
export const lastDays = (length: number, today: string): DayRange => ({ from: addDays(today, 1 - length), to: today });

export const usualRange = (today: string): DayRange => lastDays(usual, today);

/** Which of the quick ranges it is, if any. */
export const quickLengthOf = ({ from, to }: DayRange, today: string): QuickLength | null =>
  to === today ? (quickLengths.find((length) => length === daysBetween(from, to)) ?? null) : null;

/** Another first day; the last one moves along when it would come before it, or too long after it. */
export function withFrom({ to }: DayRange, from: string, today: string): DayRange {
  if (to < from) return { from, to: from };
  const last = addDays(from, farthest);
  return { from, to: to > last ? earlier(last, today) : to };
}

/** Another last day; the first one moves along. */
export function withTo({ from }: DayRange, to: string): DayRange {
  if (to < from) return { from: to, to };
  const first = addDays(to, -farthest);
  return { from: from < first ? first : from, to };
}

/** The range an address stands for: 30 days up to today unless it names two days that make one; never after today. */
export function readRange(address: URLSearchParams, today: string): DayRange {
  const from = address.get('from') ?? '';
  const to = earlier(address.get('to') ?? '', today);
  const ok = isDay(from) && isDay(to) && from <= to && daysBetween(from, to) <= farthest + 1;
  return ok ? { from, to } : usualRange(today);
}

/** What a range adds to an address: nothing when it is the usual one. */
export const writeRange = (range: DayRange, today: string): Partial<DayRange> =>
  quickLengthOf(range, today) === usual ? {} : range;
