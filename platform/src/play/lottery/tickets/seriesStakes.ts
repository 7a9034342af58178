import type { Hundredths, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';

/** SQL: tickets of members of the market $3, from the first instant of the day $1 to the last of $2. */
const ticketsPlaced = `lottery_ticket t JOIN members.member m ON m.id = t.member_id AND m.market_code = $3
  WHERE t.placed_at >= (SELECT market_day_start($1::date, $3))
    AND t.placed_at < (SELECT market_day_start($2::date + 1, $3))`;

interface StakeRow {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly ceiling: number;
  readonly staked: Hundredths;
  /** The line on that day: the ids from the root to the member, between slashes. */
  readonly path: string;
}

/**
 * Stakes on lines that pay by a series, of tickets bought on a day and settled by now; by the members' maximum series.
 * The day, YYYY-MM-DD, is one of their market.
 */
export const seriesStakesOf = (
  q: Queryable,
  { market, day }: { readonly market: string; readonly day: string },
): Promise<StakeRow[]> =>
  readMoney<StakeRow>(
    q.query(
      `SELECT s."memberId", s.currency, s.ceiling, s.staked, member_path_on(s."memberId", $1) AS path FROM (
         SELECT t.member_id AS "memberId", t.currency, t.ceiling, sum(t.by_series)::bigint AS staked
         FROM ${ticketsPlaced} AND t.by_series > 0 AND t.state IN ('won', 'lost') GROUP BY 1, 2, 3) s
       ORDER BY 1, 2, 3`,
      [day, day, market],
    ),
    { staked: true },
  );

interface Settled {
  readonly market: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly since: Date;
}

/**
 * A market's days, YYYY-MM-DD, up to one, on which tickets of this kind were bought that were settled, or settled
 * differently, since then.
 */
export async function daysSettledSince(q: Queryable, { market, fromDay, toDay, since }: Settled): Promise<string[]> {
  const rows = await q.query<{ day: string }>(
    `SELECT DISTINCT (t.placed_at AT TIME ZONE (SELECT market_zone($3)))::date AS day FROM ${ticketsPlaced}
       AND t.by_series > 0 AND t.closed_at >= $4 ORDER BY day`,
    [fromDay, toDay, market, since],
  );
  return rows.map(({ day }) => day);
}
