import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../src/foundation/database/connect.ts';

/** Retries by their cause. */
export type Tally = Map<string, number>;

export class Unavailable extends Error {
  readonly reason: string;
  readonly waitMs: number;

  constructor(why: string, waitMs = 100) {
    super(why);
    this.reason = why;
    this.waitMs = waitMs;
  }
}

/** A response that no call may ever get: not retried. */
export class Mismatch extends Error {}

const GIVE_UP_MS = 120_000;

/**
 * Retries until there is a response, like a client that cannot know whether its first attempt took effect. `attempt`
 * throws `Unavailable` or a connection error when there was none, and `Mismatch` when the response is a fault.
 */
export async function retryUntilAnswered<T>(tally: Tally, attempt: (tries: number) => Promise<T>): Promise<T> {
  const until = Date.now() + GIVE_UP_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(tries);
    } catch (error) {
      if (error instanceof Mismatch) throw error;
      const why = error instanceof Unavailable ? error.reason : nameOf(error);
      tally.set(why, (tally.get(why) ?? 0) + 1);
      if (Date.now() > until) throw new Error(`no answer in ${GIVE_UP_MS / 1000} s: ${why}`, { cause: error });
      await wait(error instanceof Unavailable ? error.waitMs : 100);
    }
  }
}

/** Retries work on the database itself while that is unavailable; it may then have been done more than once. */
export function retryOnDatabase<T>(tally: Tally, work: () => Promise<T>): Promise<T> {
  return retryUntilAnswered(tally, async () => {
    try {
      return await work();
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw new Unavailable('the database is away');
      throw new Mismatch(error instanceof Error ? error.message : String(error));
    }
  });
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
