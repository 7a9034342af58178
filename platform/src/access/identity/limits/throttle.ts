import type { Database, Queryable } from '../../../foundation/database/connect.ts';

/** Minimum time between attempts. */
export interface ThrottleRule {
  /** Seconds to wait after the given number of attempts. */
  readonly waitSeconds: (turns: number) => number;
  /** Seconds after which one attempt is forgotten: the sustained rate is one attempt per this many seconds. */
  readonly decaySeconds: number;
}

/** What attempts are counted against. */
export interface ThrottleSubject {
  readonly name: string;
  readonly rule: ThrottleRule;
}

/** After this long without an attempt, a count is back at zero. */
const FORGET_MS = 24 * 3_600_000;

/** The first `free` attempts cost nothing, then the wait starts at `first` and doubles up to `longest`, in seconds. */
export function exponentialWait(free: number, first: number, longest: number): (turns: number) => number {
  return (turns) => (turns < free ? 0 : Math.min(longest, first * 2 ** Math.min(30, turns - free)));
}

/**
 * Counts one attempt against every subject, or returns the seconds to wait and counts none. Kept in the database, since
 * several processes serve one site.
 */
export const takeSlot = (database: Database, now: Date, subjects: readonly ThrottleSubject[]): Promise<number> =>
  database.transaction((q) => takeSlotWithin(q, now, subjects));

/** The same within a transaction: rolled back, the attempt does not count. */
export async function takeSlotWithin(q: Queryable, now: Date, subjects: readonly ThrottleSubject[]): Promise<number> {
  // Lock in one order everywhere, so that two calls never deadlock.
  const ordered = [...subjects].sort((a, b) => (a.name < b.name ? -1 : 1));
  const left: number[] = [];
  let wait = 0;
  for (const { name, rule } of ordered) {
    const { count, lastAt } = await locked(q, now, name);
    const seconds = Math.max(0, (now.getTime() - lastAt.getTime()) / 1000);
    const turns = seconds * 1000 >= FORGET_MS ? 0 : Math.max(0, count - seconds / rule.decaySeconds);
    left.push(turns);
    if (turns > 0) wait = Math.max(wait, rule.waitSeconds(Math.ceil(turns)) - seconds);
  }
  if (wait > 0) return wait;
  await q.query(
    `UPDATE access_turn a SET last_at = $3, count = taken.turns + 1
     FROM unnest($1::text[], $2::double precision[]) AS taken (subject, turns) WHERE a.subject = taken.subject`,
    [ordered.map(({ name }) => name), left, now],
  );
  return 0;
}

async function locked(q: Queryable, now: Date, name: string): Promise<{ count: number; lastAt: Date }> {
  await q.query('INSERT INTO access_turn (subject, count, last_at) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING', [
    name,
    now,
  ]);
  const [row] = await q.query<{ count: number; lastAt: Date }>(
    'SELECT count, last_at AS "lastAt" FROM access_turn WHERE subject = $1 FOR UPDATE',
    [name],
  );
  return row ?? { count: 0, lastAt: now };
}

/** Resets the subject's count after a successful attempt. */
export async function clearThrottle(q: Queryable, name: string): Promise<void> {
  await q.query('DELETE FROM access_turn WHERE subject = $1', [name]);
}

export async function deleteOldThrottles(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM access_turn WHERE last_at < $1', [new Date(now.getTime() - FORGET_MS)]);
}
