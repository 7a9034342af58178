// imported by package name: this file is bundled into remotes, and the page's zone is the shell's
import { currentTimeZone } from '@unisite/shared/i18n';
import * as zoned from '../contract/zonedTime.ts';

const DAY_MS = 86_400_000;

/** The date in the page's market at a time, wherever the visitor is: YYYY-MM-DD. */
export const dayOf = (instant: Date | number): string => zoned.dayOf(instant, currentTimeZone());

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

/** Noon of a day in the page's market, for the formatter. */
export const noonOf = (day: string): Date =>
  new Date(zoned.instantOf(Date.parse(`${day}T12:00:00Z`), currentTimeZone()));

/** A time in the page's market in spreadsheet format: 2026-11-20 17:31:08. */
export const spreadsheetTime = (at: string): string =>
  new Date(zoned.wallClock(new Date(at), currentTimeZone())).toISOString().slice(0, 19).replace('T', ' ');
