import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { turnoverByMonth } from '../points/index.ts';
import type { Played } from './standing.ts';

/** A member's turnover and deposits since registration. */
export async function playedBy(q: Queryable, memberId: MemberId): Promise<Played> {
  const byMonth = await turnoverByMonth(q, memberId);
  const [row] = await q.query<{ deposits: number }>(
    'SELECT coalesce(div(sum(deposits), 100), 0)::float8 AS deposits FROM figures.member_day WHERE member_id = $1',
    [memberId],
  );
  return { byMonth, turnover: [...byMonth.values()].reduce((sum, one) => sum + one, 0), deposits: row?.deposits ?? 0 };
}
