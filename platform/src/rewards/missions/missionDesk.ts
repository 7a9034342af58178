import type { MissionDraft } from '@unisite/shared/contract/operatorsMissionDraft';
import { MAX_MISSIONS } from '@unisite/shared/contract/operatorsMissionDraft';
import type { DeskMission, GivenDay } from '@unisite/shared/contract/operatorsMissions';
import { addDays } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { mondayOf } from './leaders.ts';

interface DraftRow extends MissionDraft {
  readonly id: string;
  readonly revision: number;
}

const columns = `m.id, m.revision, m.markets, m.repeats, m.title, m.goal, m.gives, m.from_day::text AS "from", m.until_day::text AS until`;
const draftOf = ({ id: _id, revision: _revision, ...draft }: DraftRow): MissionDraft => draft;

const stateOf = ({ from, until }: MissionDraft, { earliest, latest }: Today): DeskMission['state'] =>
  until !== null && until < earliest ? 'ended' : from > latest ? 'scheduled' : 'running';

/** Today in a mission's markets: earliest and latest, as the day differs by time zone. */
interface Today {
  readonly earliest: string;
  readonly latest: string;
}

const todayIn = (markets: string, now: string) =>
  `(SELECT min(k.day) AS earliest, max(k.day) AS latest
    FROM (SELECT market_day(${now}, code) AS day FROM unnest(${markets}) AS code) k)`;

/** Today in a mission's markets, of which there is at least one. */
export async function missionToday(
  q: Queryable,
  { markets }: Pick<MissionDraft, 'markets'>,
  now: Date,
): Promise<Today> {
  const [today] = await q.query<Today>(`SELECT t.* FROM ${todayIn('$1::text[]', '$2')} t`, [markets, now]);
  if (!today?.latest) throw new Error('a mission is of no market');
  return today;
}

/** All missions for operators, in order, ended ones last. */
export async function missionDeskPage(q: Queryable, now: Date): Promise<DeskMission[]> {
  const rows = await q.query<DraftRow & Today & { claimed: number; takenBack: number }>(
    `SELECT ${columns}, (SELECT count(*)::int FROM mission_claim c WHERE c.mission_id = m.id AND c.taken_back_at IS NULL) AS claimed,
       (SELECT count(*)::int FROM mission_claim c
        WHERE c.mission_id = m.id AND c.taken_back_at IS NOT NULL) AS "takenBack",
       t.earliest, t.latest
     FROM mission m CROSS JOIN LATERAL ${todayIn('m.markets', '$1')} t
     ORDER BY coalesce(m.until_day < t.earliest, false), m.position, m.id`,
    [now],
  );
  return rows.map(({ claimed, takenBack, earliest, latest, ...row }) => {
    const draft = draftOf(row);
    return {
      id: row.id,
      revision: row.revision,
      claimed,
      takenBack,
      draft,
      state: stateOf(draft, { earliest, latest }),
    };
  });
}

export interface LockedMission {
  readonly revision: number;
  readonly draft: MissionDraft;
}

/** Locks a mission against claims until the transaction ends; null when there is none. */
export async function lockMission(q: Queryable, id: string): Promise<LockedMission | null> {
  const [row] = await q.query<DraftRow>(`SELECT ${columns} FROM mission m WHERE m.id = $1 FOR NO KEY UPDATE`, [id]);
  return row ? { revision: row.revision, draft: draftOf(row) } : null;
}

/**
 * Refuses a draft that would give a market too many missions.
 *
 * @throws Refusal MISSIONS_FULL
 */
export async function requireRoom(q: Queryable, id: string, { markets }: MissionDraft, now: Date): Promise<void> {
  const full = await q.query(
    `SELECT FROM mission m CROSS JOIN unnest(m.markets) AS k (code)
     WHERE k.code = ANY ($1) AND m.id <> $2 AND coalesce(m.until_day >= market_day($3, k.code), true)
     GROUP BY k.code HAVING count(*) >= $4`,
    [markets, id, now, MAX_MISSIONS],
  );
  if (full.length > 0) throw new Refusal('MISSIONS_FULL');
}

/** Writes a draft as a new mission, last in order, or as the next revision of a locked one. Returns the revision. */
export async function writeMission(q: Queryable, id: string, draft: MissionDraft): Promise<number> {
  const { markets, repeats, title, goal, gives, from, until } = draft;
  const [row] = await q.query<{ revision: number }>(
    `INSERT INTO mission AS m (id, markets, repeats, title, goal, gives, from_day, until_day, position)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, (SELECT coalesce(max(position), 0) + 1 FROM mission))
     ON CONFLICT (id) DO UPDATE SET markets = excluded.markets, repeats = excluded.repeats, title = excluded.title,
       goal = excluded.goal, gives = excluded.gives, from_day = excluded.from_day, until_day = excluded.until_day,
       revision = m.revision + 1
     RETURNING m.revision`,
    [id, markets, repeats, JSON.stringify(title), JSON.stringify(goal), JSON.stringify(gives), from, until],
  );
  if (!row) throw new Error('a mission was not written');
  return row.revision;
}

/** Days that a one-time mission continues after it is ended, so that members can finish what they began. */
const LAST_DAYS = 7;

/**
 * Last day of a mission that is ended now: the end of the current day or week in the latest of its markets; one that
 * has not begun ends on its first day.
 */
export function endOf({ repeats, from, until }: MissionDraft, { latest: today }: Today): string {
  const last =
    repeats === 'daily' ? today : repeats === 'weekly' ? addDays(mondayOf(today), 6) : addDays(today, LAST_DAYS);
  const end = until !== null && until < last ? until : last;
  return end < from ? from : end;
}

/** What a market's missions and wheel gave by day, newest first; days without any are left out. */
export const rewardsGivenIn = (q: Queryable, market: string, now: Date, days: number): Promise<GivenDay[]> =>
  q.query<GivenDay>(
    `WITH first_day AS (SELECT market_day_start(market_day($2, $1) - $3::int, $1) AS since), given AS (
       SELECT c.at, 1 AS claims, (c.taken_back_at IS NOT NULL)::int AS taken, coalesce((c.gives ->> 'points')::bigint, 0) AS points,
         coalesce((c.gives ->> 'amount')::bigint, 0) AS money, coalesce((c.gives ->> 'count')::int, 0) AS tickets,
         0 AS spins, 0 AS paid, 0 AS spin_points, 0 AS spin_money
       FROM mission_claim c WHERE c.market_code = $1 AND c.at >= (SELECT since FROM first_day)
       UNION ALL
       SELECT s.at, 0, 0, 0, 0, (s.gives ->> 'kind' = 'ticket')::int, 1, coalesce(s.price, 0), coalesce((s.gives ->> 'points')::bigint, 0),
         coalesce((s.gives ->> 'amount')::bigint, 0)
       FROM raffle.raffle_spin s WHERE s.market_code = $1 AND s.at >= (SELECT since FROM first_day))
     SELECT (g.at AT TIME ZONE (SELECT market_zone($1)))::date::text AS day, sum(g.claims)::int AS claims,
       sum(g.taken)::int AS "takenBack",
       sum(g.points)::float8 AS points, sum(g.money)::float8 AS money, sum(g.tickets)::int AS tickets, sum(g.spins)::int AS spins,
       sum(g.paid)::float8 AS paid, sum(g.spin_points)::float8 AS "spinPoints", sum(g.spin_money)::float8 AS "spinMoney"
     FROM given g GROUP BY 1 ORDER BY 1 DESC`,
    [market, now, days - 1],
  );
