const minute = 60_000;

/** What a clock in a time zone shows, in milliseconds as if it were UTC. */
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

/** An instant as a `datetime-local` field has it, in a time zone: `2026-11-25T09:30`. */
export const zonedOf = (iso: string, timeZone: string): string =>
  new Date(clockAt(Math.floor(Date.parse(iso) / minute) * minute, timeZone)).toISOString().slice(0, 16);

/**
 * The instant (ISO) of a `datetime-local` field that is filled in with a time zone's time; null for what is no time
 * there, as in the hour that summer time leaves out. Of an hour that comes twice it is the first.
 */
export function instantIn(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}:00Z`);
  // the engine takes a 30th of February for a day in March
  if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 16) !== local) return null;
  const offsets = [wanted - 86_400_000, wanted + 86_400_000].map((near) => clockAt(near, timeZone) - near);
  const found = offsets.map((offset) => wanted - offset).filter((instant) => clockAt(instant, timeZone) === wanted);
  return found.length === 0 ? null : new Date(Math.min(...found)).toISOString();
}
