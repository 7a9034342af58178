import type { Queryable } from '../../foundation/database/connect.ts';
import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';

const EVERY_MS = 2_000;
const AFTER_FAILURE_MS = 5_000;
/** Each may be a deposit, which credits its points at once: at most two seconds' work. */
const SEALS_AT_ONCE = 1_000;
const DAYS_AT_ONCE = 500;

/** Reads new seals: deposits credit their points, days of play become due. Returns how many seals were read. */
export async function readSealed(q: Queryable, now: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const [row] = await q.query<{ read: number; more: boolean }>('SELECT read, more FROM point_read($1, $2)', [
      SEALS_AT_ONCE,
      now,
    ]);
    all += row?.read ?? 0;
    if (!row?.more) return all;
  }
}

/** Counts due days, at most a few hundred, each in a transaction of its own. Returns how many. */
export async function countDueDays(q: Queryable, now: Date): Promise<number> {
  const due = await q.query<{ memberId: string; day: string }>(
    'SELECT member_id AS "memberId", day FROM point_due WHERE due_at <= $1 ORDER BY due_at LIMIT $2',
    [now, DAYS_AT_ONCE],
  );
  for (const { memberId, day } of due) await q.query('SELECT point_count($1, $2, $3)', [memberId, day, now]);
  return due.length;
}

/** Credits points a few seconds behind the ledger. */
export const countPointsJob = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Job => ({
  name: 'points.count',
  everyMs: EVERY_MS,
  async turn() {
    await readSealed(database, clock());
    return (await countDueDays(database, clock())) < DAYS_AT_ONCE ? undefined : { nextMs: 0 };
  },
  failure: 'points were not counted; trying again',
  retryMs: AFTER_FAILURE_MS,
});
