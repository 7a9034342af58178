import type { Protection } from '@unisite/shared/contract/protection';

const MINUTE_MS = 60_000;

/** Whole minutes between two times (milliseconds since the epoch); at least 0. */
export const minutesSince = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));

/** Elapsed share of the time between two reminders, from 0 to 1. */
export function passedShare(checkDue: string, { minutes }: Pick<Protection['check'], 'minutes'>, now: number): number {
  const left = (Date.parse(checkDue) - now) / (minutes * MINUTE_MS);
  return Math.min(1, Math.max(0, 1 - left));
}
