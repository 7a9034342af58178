import type { MountFailure } from '@unisite/shared/contract';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { type KeptOutcome, keepOutcomes } from './records.ts';
import type { AttemptReport } from './tally.ts';

const frozen = 'FROZE' satisfies MountFailure;

/**
 * An attempt still open after this time, milliseconds, froze its page: pages give up on their own after two minutes.
 */
const LONGEST_ATTEMPT_MS = 180_000;

/** Maximum number of recent attempts stored; further ones are ignored, because anyone can report. */
const mostAttempts = 20_000;

/** Records attempts that started and ended. The two may arrive in either order. */
export async function keepAttempts(
  q: Queryable,
  {
    market,
    reporter,
    at,
    attempts,
  }: { market: string; reporter: Buffer; at: Date; attempts: readonly AttemptReport[] },
): Promise<void> {
  const rows = new Map<string, object>();
  for (const { attempt, remote, digest, canary, weight, outcome } of attempts) {
    const key = [remote, digest, attempt].join(' ');
    const is_over = outcome.state !== 'started' || rows.has(key);
    rows.set(key, { attempt, remote, digest, canary, weight, is_over });
  }
  await q.query(
    `INSERT INTO mount_attempt AS known (market_code, remote, digest, canary, attempt, weight, is_over, reporter, at)
     SELECT $1, remote, digest, canary, attempt, weight, is_over, $2, $3
     FROM jsonb_to_recordset($4) AS one (remote text, digest text, canary boolean, attempt text, weight int, is_over boolean)
     WHERE (SELECT count(*) FROM mount_attempt) < ${mostAttempts}
     ORDER BY remote, digest, attempt
     ON CONFLICT (market_code, remote, digest, attempt) DO UPDATE SET is_over = true`,
    [market, reporter, at, JSON.stringify([...rows.values()])],
  );
}

interface FrozenRow {
  readonly market: string;
  readonly remote: string;
  readonly digest: string;
  readonly canary: boolean;
  readonly reporter: Buffer;
  readonly mounts: number;
}

/** Counts attempts that never ended as failures of their versions, and deletes all old ones. */
export async function countFrozen(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LONGEST_ATTEMPT_MS);
  await database.transaction(async (q) => {
    const rows = await q.query<FrozenRow>(
      `WITH old AS (DELETE FROM mount_attempt WHERE at < $1 RETURNING *)
       SELECT market_code AS market, remote, digest, canary, reporter, sum(weight)::int AS mounts
       FROM old WHERE NOT is_over GROUP BY market_code, remote, digest, canary, reporter ORDER BY 1, 2, 3, 4, 5`,
      [before],
    );
    for (const { market, reporter, ...row } of rows) {
      await keepOutcomes(q, { market, reporter, at: now, outcomes: [frozenOutcome(row)] });
    }
  });
}

const frozenOutcome = ({ mounts, ...version }: Omit<FrozenRow, 'market' | 'reporter'>): KeptOutcome => ({
  ...version,
  code: frozen,
  mounts,
  latency: null,
  details: new Map([['', mounts]]),
});
