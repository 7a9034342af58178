import { addDays, daysBetween, isDay } from './day.ts';

/** First and last day, inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The earlier of two days. */
export function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

/** Longest range, days (contract, transactions and bets). */
const farthest = 90;

/** Quick ranges: a number of days up to today. */
export const quickLengths = [1, 7, 30, 90] as const;
export type QuickLength = (typeof quickLengths)[number];

/** Default of a record. */
const usual: QuickLength = 30;

/** The range of a number of days up to today, inclusive. */
export const lastDays = (length: number, today: string): DayRange => ({ from: addDays(today, 1 - length), to: today });

export const usualRange = (today: string): DayRange => lastDays(usual, today);

/** The quick range that a range equals, if any. */
export const quickLengthOf = ({ from, to }: DayRange, today: string): QuickLength | null =>
  to === today ? (quickLengths.find((length) => length === daysBetween(from, to)) ?? null) : null;

/** Changes the first day; the last one moves along if it would be earlier, or too far. */
export function withFrom({ to }: DayRange, from: string, today: string): DayRange {
  if (to < from) return { from, to: from };
  const last = addDays(from, farthest);
  return { from, to: to > last ? earlier(last, today) : to };
}

/** Changes the last day; the first one moves along. */
export function withTo({ from }: DayRange, to: string): DayRange {
  if (to < from) return { from: to, to };
  const first = addDays(to, -farthest);
  return { from: from < first ? first : from, to };
}

/** The range in an address; by default, or if invalid, 30 days up to today; never after today. */
export function readRange(address: URLSearchParams, today: string): DayRange {
  const from = address.get('from') ?? '';
  const to = earlier(address.get('to') ?? '', today);
  const ok = isDay(from) && isDay(to) && from <= to && daysBetween(from, to) <= farthest + 1;
  return ok ? { from, to } : usualRange(today);
}

/** Address parameters of a range: none for the default. */
export const writeRange = (range: DayRange, today: string): Partial<DayRange> =>
  quickLengthOf(range, today) === usual ? {} : range;
