import type { Hundredths, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../ledger/index.ts';

const dayPlaced = `(t.placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`;
/** From the first instant of one day to that of another. */
const placedIn = `t.placed_at >= $1::date::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
  AND t.placed_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'`;

interface StakeRow {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly ceiling: number;
  readonly staked: Hundredths;
  /** As it stood that day: the ids from the root to the member, between slashes. */
  readonly path: string;
}

/**
 * What members staked on lines that pay by a series, on tickets bought on a day that were won or lost by now; by the
 * most series that each had.
 */
export const seriesStakesOf = (q: Queryable, day: string): Promise<StakeRow[]> =>
  readMoney<StakeRow>(
    q.query(
      `SELECT s."memberId", s.currency, s.ceiling, s.staked, member_path_on(s."memberId", $1) AS path FROM (
         SELECT t.member_id AS "memberId", t.currency, t.ceiling, sum(t.by_series)::bigint AS staked
         FROM lottery_ticket t WHERE t.by_series > 0 AND t.state IN ('won', 'lost') AND ${placedIn} GROUP BY 1, 2, 3) s
       ORDER BY 1, 2, 3`,
      [day, day],
    ),
    { staked: true },
  );

/** The days up to one, YYYY-MM-DD, on which such tickets were bought that ended, or ended otherwise, since then. */
export async function daysSettledSince(
  q: Queryable,
  { fromDay, toDay, since }: { readonly fromDay: string; readonly toDay: string; readonly since: Date },
): Promise<string[]> {
  const rows = await q.query<{ day: string }>(
    `SELECT DISTINCT ${dayPlaced} AS day FROM lottery_ticket t
     WHERE t.by_series > 0 AND ${placedIn} AND t.closed_at >= $3 ORDER BY day`,
    [fromDay, toDay, since],
  );
  return rows.map(({ day }) => day);
}
