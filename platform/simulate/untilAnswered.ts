import { setTimeout as wait } from 'node:timers/promises';

/** How often something had to be tried again, by what was in the way. */
export type Tally = Map<string, number>;

export class NotNow extends Error {
  readonly why: string;
  readonly waitMs: number;

  constructor(why: string, waitMs = 100) {
    super(why);
    this.why = why;
    this.waitMs = waitMs;
  }
}

/** An answer that no call may get, whenever: it is not tried again. */
export class Wrong extends Error {}

const GIVE_UP_MS = 120_000;

/**
 * Tries until there is an answer, as whoever cannot know whether the first try did something has to. `attempt` throws
 * `NotNow`, or an error of the connection, when there was none, and `Wrong` when there was one that is a fault.
 */
export async function untilAnswered<T>(tally: Tally, attempt: (tries: number) => Promise<T>): Promise<T> {
  const until = Date.now() + GIVE_UP_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(tries);
    } catch (error) {
      if (error instanceof Wrong) throw error;
      const why = error instanceof NotNow ? error.why : nameOf(error);
      tally.set(why, (tally.get(why) ?? 0) + 1);
      if (Date.now() > until) throw new Error(`no answer in ${GIVE_UP_MS / 1000} s: ${why}`, { cause: error });
      await wait(error instanceof NotNow ? error.waitMs : 100);
    }
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
