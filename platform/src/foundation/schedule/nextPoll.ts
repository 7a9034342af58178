const FIRST_POLL_MS = 15_000;
const LONGEST_MS = 10 * 60_000;

/**
 * When a provider is polled next, after the given number of polls: in a quarter of a minute, then doubling each time,
 * up to ten minutes.
 */
export function nextPoll(now: Date, asked: number): Date {
  return new Date(now.getTime() + Math.min(LONGEST_MS, FIRST_POLL_MS * 2 ** Math.min(20, asked)));
}
