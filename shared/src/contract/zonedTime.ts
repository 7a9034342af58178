const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
}

/** Wall-clock time of a time zone (IANA) at an instant to the second, in milliseconds as if it were UTC. */
export function wallClock(instant: Date | number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day of a time zone that an instant falls on, YYYY-MM-DD. */
export const dayOf = (instant: Date | number, timeZone: string): string =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);

/** Instants at which a wall clock may show a time (milliseconds as if it were UTC), by the offsets around it. */
function instantsNear(clock: number, timeZone: string): readonly number[] {
  const offsets = [clock - DAY_MS, clock + DAY_MS].map((near) => wallClock(near, timeZone) - near);
  return offsets.map((offset) => clock - offset).toSorted((a, b) => a - b);
}

/**
 * The instant at which a wall clock shows a time (milliseconds as if it were UTC): the first of two in an hour that is
 * repeated; in one that is skipped the instant that would have been it, which it shows as a later time.
 */
export function instantOf(clock: number, timeZone: string): number {
  const near = instantsNear(clock, timeZone);
  return near.find((instant) => wallClock(instant, timeZone) === clock) ?? Math.max(...near);
}

/**
 * The first instant of a day, YYYY-MM-DD, of a time zone: midnight, the first of two where the clocks go back to it,
 * and where it is skipped the instant at which they go forward. `day_start` of the database says the same.
 */
export function dayStart(day: string, timeZone: string): Date {
  return new Date(instantOf(Date.parse(`${day}T00:00:00Z`), timeZone));
}
