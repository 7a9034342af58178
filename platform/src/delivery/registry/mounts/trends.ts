import { trendHours } from '@unisite/shared/contract/operatorsTrends';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { pageFailure } from './pageFailure.ts';

/** A remote's health in a market by hour, the current one last. */
export interface Trend {
  readonly market: string;
  readonly remote: string;
  readonly visits: number[];
  readonly failures: number[];
}

interface HourRow {
  readonly market: string;
  readonly remote: string;
  /** Index from 0. */
  readonly hour: number;
  readonly visits: number;
  readonly failures: number;
}

const HOUR_MS = 3_600_000;

/** The last day of every remote in each market with visitors, all versions combined. */
export async function trendsOf(q: Queryable, now: Date): Promise<Trend[]> {
  const since = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - (trendHours - 1) * HOUR_MS);
  const rows = await q.query<HourRow>(
    `SELECT market_code AS market, remote, floor(extract(epoch FROM minute - $1::timestamptz) / 3600)::int AS hour,
       sum(mounts)::int AS visits, coalesce(sum(mounts) FILTER (WHERE code <> 'READY'), 0)::int AS failures
     FROM mount_minute WHERE code <> '${pageFailure}' AND minute >= $1 AND minute <= $2
     GROUP BY market_code, remote, hour ORDER BY market_code, remote`,
    [since, now],
  );
  const trends = new Map<string, Trend>();
  for (const { market, remote, hour, visits, failures } of rows) {
    const key = `${market} ${remote}`;
    const trend = trends.get(key) ?? { market, remote, visits: empty(), failures: empty() };
    trend.visits[hour] = visits;
    trend.failures[hour] = failures;
    trends.set(key, trend);
  }
  return [...trends.values()];
}

const empty = (): number[] => Array.from({ length: trendHours }, () => 0);
