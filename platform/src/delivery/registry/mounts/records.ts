import type { Queryable } from '../../../foundation/database/connect.ts';
import { pageFailure } from './pageFailure.ts';
import { dayOf } from './reporter.ts';
import type { Outcome } from './tally.ts';

const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / 60_000) * 60_000);

/** Distinct details stored per failure, version and day; further ones are counted without detail. */
const mostDetails = 20;

/** The stored part of an outcome. */
export type KeptOutcome = Omit<Outcome, 'version' | 'milliseconds'>;

/** Adds a batch to the stored figures, in one statement. */
export async function keepOutcomes(
  q: Queryable,
  { market, reporter, at, outcomes }: { market: string; reporter: Buffer; at: Date; outcomes: readonly KeptOutcome[] },
): Promise<void> {
  const day = dayOf(at);
  const rows = outcomes.map(({ remote, digest, canary, code, mounts, latency }) => ({
    remote,
    digest,
    canary,
    code,
    mounts,
    latency,
  }));
  const details = outcomes.flatMap(({ remote, digest, code, details }) =>
    [...details].map(([detail, mounts]) => ({ remote, digest, code, detail, mounts })),
  );
  await q.query(
    `WITH counted AS (
       INSERT INTO mount_minute AS kept (market_code, remote, minute, digest, canary, code, mounts, latency)
       SELECT $1, remote, $2, digest, canary, code, mounts, latency
       FROM jsonb_to_recordset($3) AS one (remote text, digest text, canary boolean, code text, mounts bigint, latency int[])
       ON CONFLICT (market_code, remote, minute, digest, canary, code) DO UPDATE
         SET mounts = kept.mounts + excluded.mounts, latency = add_counts(kept.latency, excluded.latency)
     ), reported AS (
       INSERT INTO mount_reporter AS kept (market_code, remote, digest, canary, minute, reporter, failures)
       SELECT $1, remote, digest, canary, $2, $6, sum(mounts)
       FROM jsonb_to_recordset($3) AS one (remote text, digest text, canary boolean, code text, mounts bigint)
       WHERE code NOT IN ('READY', '${pageFailure}') GROUP BY remote, digest, canary
       ON CONFLICT (market_code, remote, digest, canary, minute, reporter) DO UPDATE SET failures = kept.failures + excluded.failures
     )
     INSERT INTO mount_failure AS kept (market_code, remote, day, digest, code, detail, mounts, last_at)
     SELECT $1, remote, $4, digest, code, told, sum(mounts), $5
     FROM jsonb_to_recordset($7) AS one (remote text, digest text, code text, detail text, mounts bigint),
       LATERAL (SELECT count(*) < ${mostDetails} OR bool_or(known.detail = one.detail) AS is_told FROM mount_failure AS known
         WHERE (known.market_code, known.remote, known.day, known.digest, known.code) = ($1, one.remote, $4, one.digest, one.code)) AS so_far,
       LATERAL (SELECT CASE WHEN is_told THEN detail ELSE '' END AS told) AS worded
     GROUP BY remote, digest, code, told
     ON CONFLICT (market_code, remote, day, digest, code, detail) DO UPDATE
       SET mounts = kept.mounts + excluded.mounts, last_at = excluded.last_at`,
    [market, minuteOf(at), JSON.stringify(rows), day, at, reporter, JSON.stringify(details)],
  );
}

const DAY_MS = 86_400_000;

/** Deletes figures after thirty days, hashed reporters after one, and a day's key when the day is over. */
export async function forgetOldMounts(q: Queryable, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await q.query('DELETE FROM mount_minute WHERE minute < $1', [before(30)]);
  await q.query('DELETE FROM mount_failure WHERE day < $1', [dayOf(before(30))]);
  await q.query('DELETE FROM mount_reporter WHERE minute < $1', [before(1)]);
  await q.query('DELETE FROM mount_salt WHERE day < $1', [dayOf(now)]);
}
