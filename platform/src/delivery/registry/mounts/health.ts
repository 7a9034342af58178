import type { Health } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Tally } from './fisher.ts';
import { quantile } from './latency.ts';
import { pageFailure } from './pageFailure.ts';
import { dayOf } from './reporter.ts';

/** A version as served to a market's visitors: to everyone, or as the canary. */
export interface VersionInMarket {
  readonly market: string;
  readonly remote: string;
  readonly digest: string;
  readonly canary: boolean;
}

interface FiguresRow {
  readonly market: string;
  readonly remote: string;
  readonly digest: string;
  readonly canary: boolean;
  readonly at: Date;
  readonly visits: string;
  readonly failures: string;
  readonly latency: number[] | null;
}

/** Reported quantile of load times: three in four visitors waited no longer. */
const REPORTED_QUANTILE = 0.75;
const nobody: Health = { visits: 0, failures: 0, p75: null };

const healthIn = ({ visits, failures, latency }: FiguresRow): Health => ({
  visits: Number(visits),
  failures: Number(failures),
  p75: quantile(latency ?? [], REPORTED_QUANTILE),
});

const keyOf = ({ market, remote, digest, canary }: VersionInMarket): string =>
  [market, remote, digest, canary].join(' ');

/**
 * Sums minutes by version and, if steps are given, by step. `where` may use columns of `mount_minute`. Failures not
 * caused by the version count neither as visits nor as failures.
 */
const figures = (
  q: Queryable,
  where: string,
  values: readonly unknown[],
  step = '365000 days',
): Promise<FiguresRow[]> =>
  q.query<FiguresRow>(
    `SELECT market_code AS market, remote, digest, canary, date_bin('${step}', minute, timestamptz '2020-01-01 00:00Z') AS at,
       sum(mounts) AS visits, coalesce(sum(mounts) FILTER (WHERE code <> 'READY'), 0) AS failures, sum_counts(latency) AS latency
     FROM mount_minute WHERE code <> '${pageFailure}' AND ${where} GROUP BY market_code, remote, digest, canary, at ORDER BY at`,
    values,
  );

/**
 * Health of the versions in all markets (or of one remote) since an instant. Returns a lookup by version and market;
 * zeros where nothing was reported.
 */
export async function healthSince(
  q: Queryable,
  since: Date,
  remote?: string,
): Promise<(version: VersionInMarket) => Health> {
  const rows = await figures(q, 'minute >= $1 AND ($2::text IS NULL OR remote = $2)', [since, remote ?? null]);
  const known = new Map(rows.map((row) => [keyOf(row), healthIn(row)]));
  return (version) => known.get(keyOf(version)) ?? nobody;
}

export interface Point extends Health {
  readonly at: string;
  readonly digest: string;
  readonly canary: boolean;
}
export interface Failure {
  readonly digest: string;
  readonly code: string;
  readonly detail: string;
  readonly count: number;
  readonly lastAt: string;
}
export interface Series {
  /** Length of a step, seconds. */
  readonly step: number;
  readonly points: Point[];
  /** Most frequent causes first. */
  readonly failures: Failure[];
}

/** Step length that limits a chart to a few hundred points, seconds. */
const stepOf = (hours: number): number => (hours <= 3 ? 60 : hours <= 24 ? 600 : 3600);
const mostFailures = 100;

/** Health of a remote's versions in a market over the last hours by step, with their failures. */
export async function seriesOf(
  q: Queryable,
  { remote, market, hours, now }: { remote: string; market: string; hours: number; now: Date },
): Promise<Series> {
  const step = stepOf(hours);
  const since = new Date(now.getTime() - hours * 3_600_000);
  const where = 'market_code = $1 AND remote = $2 AND minute >= $3';
  const rows = await figures(q, where, [market, remote, since], `${step} seconds`);
  const failures = await q.query<Omit<Failure, 'count' | 'lastAt'> & { count: string; lastAt: Date }>(
    `SELECT digest, code, detail, sum(mounts) AS count, max(last_at) AS "lastAt" FROM mount_failure
     WHERE market_code = $1 AND remote = $2 AND day >= $3 AND last_at >= $4
     GROUP BY digest, code, detail ORDER BY sum(mounts) DESC, max(last_at) DESC LIMIT ${mostFailures}`,
    [market, remote, dayOf(since), since],
  );
  return {
    step,
    points: rows.map((row) => ({
      at: row.at.toISOString(),
      digest: row.digest,
      canary: row.canary,
      ...healthIn(row),
    })),
    failures: failures.map(({ count, lastAt, ...cause }) => ({
      ...cause,
      count: Number(count),
      lastAt: lastAt.toISOString(),
    })),
  };
}

/** Mounts and failures of a version between two instants. */
export async function tallyBetween(
  q: Queryable,
  { market, remote, digest, canary }: VersionInMarket,
  since: Date,
  until: Date,
): Promise<Tally> {
  const [row] = await figures(
    q,
    'market_code = $1 AND remote = $2 AND digest = $3 AND canary = $4 AND minute >= $5 AND minute < $6',
    [market, remote, digest, canary, since, until],
  );
  return { visits: Number(row?.visits ?? 0), failures: Number(row?.failures ?? 0) };
}

/**
 * Number of addresses that a version's failures came from. Addresses are hashed differently each day, so across
 * midnight the day with more of them counts.
 */
export async function failureReporters(
  q: Queryable,
  { market, remote, digest, canary }: VersionInMarket,
  since: Date,
): Promise<number> {
  const [row] = await q.query<{ reporters: string | null }>(
    `SELECT max(reporters) AS reporters FROM (
       SELECT count(DISTINCT reporter) AS reporters FROM mount_reporter
       WHERE market_code = $1 AND remote = $2 AND digest = $3 AND canary = $4 AND minute >= $5
       GROUP BY date_trunc('day', minute AT TIME ZONE 'UTC')) AS by_day`,
    [market, remote, digest, canary, since],
  );
  return Number(row?.reporters ?? 0);
}
