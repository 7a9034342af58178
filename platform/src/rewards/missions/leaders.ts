import type { MemberId, missionLeaders, ValueOf } from '@unisite/shared/contract';
import { maskedAccount } from '../../access/members/index.ts';
import { addDays, dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Market } from '../../foundation/http/market.ts';

const SHOWN = 10;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Ranks members by mission points since a moment; leaves out members on a break and closed accounts. */
const standings = `
  SELECT s.*, rank() OVER (ORDER BY s.points DESC)::int AS place FROM (
    SELECT c.member_id, m.account, sum((c.gives ->> 'points')::bigint)::float8 AS points, max(c.at) AS at
    FROM mission_claim c JOIN members.member m ON m.id = c.member_id AND m.state = 'active'
    WHERE c.market_code = $1 AND c.at >= (SELECT market_day_start($2::date, $1)) AND c.taken_back_at IS NULL
      AND c.gives ->> 'kind' = 'points'
      AND NOT EXISTS (SELECT FROM protection.play_state b WHERE b.member_id = c.member_id AND b.blocked_until > $3)
    GROUP BY 1, 2) s`;

/** The week's leaders by mission points; ties go to whoever got there first. */
export async function leadersOf(
  q: Queryable,
  memberId: MemberId,
  market: Pick<Market, 'code' | 'timeZone'>,
  now: Date,
): Promise<ValueOf<typeof missionLeaders>> {
  const from = mondayOf(dayOf(now, market.timeZone));
  const rows = await q.query<{ memberId: MemberId; account: string; points: number; place: number }>(
    `SELECT s.member_id AS "memberId", s.account, s.points, s.place FROM (${standings}) s
     WHERE s.member_id = $4 OR s.place <= ${SHOWN} ORDER BY s.points DESC, s.at, s.member_id`,
    [market.code, from, now, memberId],
  );
  const own = rows.find((row) => row.memberId === memberId);
  return {
    from,
    to: addDays(from, 6),
    rows: rows.slice(0, SHOWN).flatMap((row) =>
      row.place <= SHOWN
        ? [
            {
              place: row.place,
              points: row.points,
              isMe: row.memberId === memberId,
              name: row.memberId === memberId ? row.account : maskedAccount(row.account),
            },
          ]
        : [],
    ),
    mine: own ? { place: own.place, points: own.points } : null,
  };
}
