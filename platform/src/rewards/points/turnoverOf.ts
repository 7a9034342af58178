import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** A member's counted valid turnover in whole currency units, by the first day of each calendar month. */
export async function turnoverByMonth(q: Queryable, memberId: MemberId): Promise<ReadonlyMap<string, number>> {
  const rows = await q.query<{ month: string; turnover: number }>(
    `SELECT date_trunc('month', day)::date AS month, div(sum(turnover), 100)::float8 AS turnover
     FROM point_day WHERE member_id = $1 GROUP BY 1`,
    [memberId],
  );
  return new Map(rows.map(({ month, turnover }) => [month, turnover]));
}
