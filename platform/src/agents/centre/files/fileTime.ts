import { wallClock } from '@unisite/shared/contract/zonedTime';

/** An instant in a time zone, in a format that spreadsheets read: 2026-11-20 17:31:08. */
export const fileTime = (at: Date, timeZone: string): string =>
  new Date(wallClock(at, timeZone)).toISOString().slice(0, 19).replace('T', ' ');
