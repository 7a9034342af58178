const minute = 60_000;

/** Wall-clock time in a time zone, in milliseconds as if it were UTC. */
function clockAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** A time as a `datetime-local` value in a time zone: `2026-11-25T09:30`. */
export const zonedOf = (iso: string, timeZone: string): string =>
  new Date(clockAt(Math.floor(Date.parse(iso) / minute) * minute, timeZone)).toISOString().slice(0, 16);

/**
 * The instant (ISO) of a `datetime-local` value in a time zone; null for a time that does not exist there, as in the
 * hour skipped by daylight saving. Of a repeated hour, the first.
 */
export function instantIn(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}:00Z`);
  // the engine accepts 30 February as a day in March
  if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 16) !== local) return null;
  const offsets = [wanted - 86_400_000, wanted + 86_400_000].map((near) => clockAt(near, timeZone) - near);
  const found = offsets.map((offset) => wanted - offset).filter((instant) => clockAt(instant, timeZone) === wanted);
  return found.length === 0 ? null : new Date(Math.min(...found)).toISOString();
}
