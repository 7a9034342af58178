/**
 * Days of Asia/Ho_Chi_Minh as YYYY-MM-DD. The zone has had no daylight saving since 1975, so its days are a fixed 7
 * hours ahead.
 */
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** The date in Vietnam at a time, wherever the visitor is. */
export const dayOf = (instant: Date): string => new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** The date a number of days later (or earlier). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Number of days from first to last, inclusive; less than 1 when they are reversed. */
export const daysBetween = (first: string, last: string): number =>
  (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS + 1;

/** Whether a text is a calendar date: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Noon of a day, for the formatter. */
export const noonOf = (day: string): string => `${day}T12:00:00+07:00`;
