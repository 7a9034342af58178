import type { Database, Queryable } from '../database/connect.ts';

/** What turns are counted against, and how long it takes from one to the next. */
export interface TurnSubject {
  readonly name: string;
  /** Seconds to wait after so many turns. */
  readonly waitAfter: (turns: number) => number;
}

/** After this long without a turn the count starts over. */
const FORGET_MS = 24 * 3_600_000;

/** A rule of waiting: so many turns cost nothing, then the wait begins with `first` and doubles up to `longest`, both in seconds. */
export function growingWait(free: number, first: number, longest: number): (turns: number) => number {
  return (turns) => (turns < free ? 0 : Math.min(longest, first * 2 ** Math.min(30, turns - free)));
}

/**
 * Takes a turn against all of the subjects, or answers the seconds until there is one; then it counts against none. Kept in the database: several
 * processes serve one site.
 */
export async function takeTurn(database: Database, now: Date, subjects: readonly TurnSubject[]): Promise<number> {
  // In one order everywhere, so that two calls never wait for each other.
  const ordered = [...subjects].sort((a, b) => (a.name < b.name ? -1 : 1));
  return database.transaction(async (q) => {
    let wait = 0;
    for (const { name, waitAfter } of ordered) {
      await q.query('INSERT INTO access_turn (subject, count, last_at) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING', [
        name,
        now,
      ]);
      const [row] = await q.query<{ count: number; lastAt: Date }>(
        'SELECT count, last_at AS "lastAt" FROM access_turn WHERE subject = $1 FOR UPDATE',
        [name],
      );
      const { count, lastAt } = row ?? { count: 0, lastAt: now };
      if (count === 0 || now.getTime() - lastAt.getTime() >= FORGET_MS) continue;
      wait = Math.max(wait, (lastAt.getTime() + waitAfter(count) * 1000 - now.getTime()) / 1000);
    }
    if (wait > 0) return wait;
    await q.query(
      'UPDATE access_turn SET last_at = $2, count = CASE WHEN last_at <= $3 THEN 1 ELSE count + 1 END WHERE subject = ANY ($1)',
      [ordered.map(({ name }) => name), now, new Date(now.getTime() - FORGET_MS)],
    );
    return 0;
  });
}

export async function forgetOldTurns(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM access_turn WHERE last_at < $1', [new Date(now.getTime() - FORGET_MS)]);
}
