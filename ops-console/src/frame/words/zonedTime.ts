import { instantOf, wallClock } from '@unisite/shared/contract/zonedTime';

const minute = 60_000;

/** A time as a `datetime-local` value in a time zone: `2026-11-25T09:30`. */
export const zonedOf = (iso: string, timeZone: string): string =>
  new Date(wallClock(Math.floor(Date.parse(iso) / minute) * minute, timeZone)).toISOString().slice(0, 16);

/**
 * The instant (ISO) of a `datetime-local` value in a time zone; null for a time that does not exist there, as in the
 * hour skipped by daylight saving. Of a repeated hour, the first.
 */
export function instantIn(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}:00Z`);
  // the engine accepts 30 February as a day in March
  if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 16) !== local) return null;
  const instant = instantOf(wanted, timeZone);
  return wallClock(instant, timeZone) === wanted ? new Date(instant).toISOString() : null;
}
