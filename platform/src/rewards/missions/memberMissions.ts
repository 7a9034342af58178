import type { Language, Localized, MemberId, MemberMission, MissionGift, MissionGoal } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

interface MissionRow {
  readonly id: string;
  readonly period: string;
  readonly title: Localized;
  readonly repeats: MemberMission['repeats'];
  readonly goal: MissionGoal;
  readonly gives: MissionGift;
  readonly progress: number;
  readonly target: number;
  readonly isClaimed: boolean;
  readonly isOver: boolean;
  readonly lastDay: string | null;
}

const order = { ready: 0, open: 1, claimed: 2 } as const;

/** A market's missions with a member's progress: claimable first, then open, then claimed. */
export async function missionsOf(
  q: Queryable,
  memberId: MemberId,
  { market, language, now }: { readonly market: string; readonly language: Language; readonly now: Date },
): Promise<MemberMission[]> {
  const rows = await q.query<MissionRow>(
    `SELECT m.id, x.period, m.title, m.repeats, m.goal, m.gives, mission_target(m.goal)::float8 AS target,
       mission_progress($1, m.goal, x.first_day, x.last_day)::float8 AS progress, c.id IS NOT NULL AS "isClaimed", x.is_over AS "isOver",
       nullif(x.last_day, 'infinity')::text AS "lastDay"
     FROM mission m CROSS JOIN LATERAL mission_periods(m.repeats, m.from_day, m.until_day, market_day($3, $2)) x
       LEFT JOIN mission_claim c ON c.member_id = $1 AND c.mission_id = m.id AND c.period = x.period AND c.taken_back_at IS NULL
     WHERE $2 = ANY (m.markets) ORDER BY m.position, m.id, x.first_day DESC`,
    [memberId, market, now],
  );
  return (
    rows
      .map(({ isClaimed, title, ...row }): MemberMission => {
        const state = isClaimed ? 'claimed' : row.progress >= row.target ? 'ready' : 'open';
        // a claimed mission stays complete, whatever the figures say now
        const progress = isClaimed ? row.target : row.progress;
        return { ...row, progress, title: title[language], state };
      })
      // of past periods, only what can still be claimed
      .filter(({ isOver, state }) => !isOver || state === 'ready')
      .toSorted((one, other) => order[one.state] - order[other.state])
  );
}
