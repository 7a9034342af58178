/** A duration in whole units; `over` when nothing is left. */
export type TimeRemaining = { days: number; hours: number; minutes: number; seconds: number; over: boolean };

const SECOND = 1000;

/**
 * Time from `now` to `until`, both milliseconds since the epoch. Rounded up to the second, so that it reaches zero
 * exactly at `until`.
 */
export function timeRemaining(until: number, now: number): TimeRemaining {
  const total = Math.max(0, Math.ceil((until - now) / SECOND));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    over: total === 0,
  };
}

const two = (n: number) => String(n).padStart(2, '0');

/** `01:27:48`; `27:48` under an hour; days are counted as hours: `50:00:00`. */
export function formatClock({ days, hours, minutes, seconds }: TimeRemaining): string {
  const allHours = days * 24 + hours;
  const short = `${two(minutes)}:${two(seconds)}`;
  return allHours > 0 ? `${two(allHours)}:${short}` : short;
}
