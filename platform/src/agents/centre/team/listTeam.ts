import {
  type agentTeam,
  type DownlineState,
  hundredthsOf,
  type MemberId,
  type ParsedRequestOf,
  type TeamRow,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import {
  avatarUrl,
  foldedPattern,
  isElsewhere,
  type Member,
  type Shown,
  shownColumns,
  standsBelow,
  teamMember,
} from '../../../access/members/index.ts';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../../../foundation/services.ts';
import { fundsByMember } from '../../../money/ledger/index.ts';
import { marketSeriesOf } from '../../../play/lottery/index.ts';
import { type Days, figuresByMember } from '../../figures/index.ts';
import { daysAsked } from '../daysAsked.ts';
import { figuresToWire } from '../figuresToWire.ts';
import { effectiveRate, isAgent } from './effectiveRate.ts';

const ONLINE_MS = 5 * 60_000;

type Request = ParsedRequestOf<typeof agentTeam>;

/** Whether a member is on a break; the kind is not disclosed. */
const onBreak =
  'EXISTS (SELECT FROM protection.play_break b WHERE b.member_id = m.id AND play_break_end(b.kind, b.until, b.ends_at) > asked.now)';
const state = `CASE WHEN m.state = 'closed' THEN 'closed' WHEN ${onBreak} THEN 'paused'
  WHEN m.customer_type IN (1, 2) AND NOT m.opens_downline THEN 'noDownline' ELSE 'active' END`;

/** Sort expressions; ties are broken by account. */
const branchSum = (sum: string) => `(SELECT coalesce(sum(${sum}), 0) FROM (
    SELECT d.day, d.staked, d.won, d.rebate, d.bonus FROM figures.member_day d
    WHERE d.member_id = m.id AND d.day BETWEEN asked.from_day AND asked.to_day
    UNION ALL SELECT t.day, t.staked, t.won, t.rebate, t.bonus FROM figures.team_day t
    WHERE t.agent_id = m.id AND t.day BETWEEN asked.from_day AND asked.to_day) k
    WHERE NOT ${isElsewhere('m.id', 'k.day')})`;
const sortKeys = {
  turnover: branchSum('k.staked'),
  result: branchSum('k.won + k.rebate + k.bonus - k.staked'),
  balance: `(SELECT coalesce(sum(a.balance), 0) FROM ledger.account a WHERE a.kind = 'member' AND a.owner = m.id::text)`,
  lastSeen: `coalesce((SELECT max(s.seen_at) FROM identity.session s WHERE s.member_id = m.id), '-infinity')`,
  account: 'm.account',
} as const satisfies Record<Request['sort'], string>;

interface Person extends Shown {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly customerType: Member['customerType'];
  readonly state: DownlineState;
  readonly direct: number;
  readonly team: number;
  readonly lastSeenAt: Date | null;
  readonly upline: string;
  readonly note: string | null;
}

/**
 * Members right below an account of an agent's team, or found below it, with their figures and the reader's notes.
 *
 * @throws Refusal NOT_IN_TEAM, BAD_REQUEST
 */
export async function listTeam(
  { database, clock, art }: Pick<Services, 'database' | 'clock' | 'art'>,
  { agent, reader }: { readonly agent: Member; readonly reader: MemberId },
  request: Request,
): Promise<ValueOf<typeof agentTeam>> {
  const now = clock();
  const days: Days = daysAsked(request, now, agent.timeZone);
  const shown = request.account === undefined ? agent : await teamMember(database, agent, request.account);
  const { ids, total } = await pageOf(database, shown, request, { agent, now, days });
  const all = [shown.id, ...ids];
  const [people, figures, funds, way, marketSeries] = await Promise.all([
    peopleOf(database, reader, all, now),
    figuresByMember(database, all, days, agent.id),
    fundsByMember(database, all),
    wayTo(database, agent, shown),
    marketSeriesOf(database, agent.marketCode),
  ]);
  const rowOf = async (id: MemberId, which: 'own' | 'branch'): Promise<TeamRow> => {
    const person = people.get(id);
    const sums = figures.get(id);
    if (!person || !sums) throw new Error('a member of the team is gone');
    const [today, tomorrow] = await Promise.all(
      [dayOf(now, agent.timeZone), addDays(dayOf(now, agent.timeZone), 1)].map(
        async (day) => (await effectiveRate(database, person, { day, marketSeries })).rate,
      ),
    );
    if (!today || !tomorrow) throw new Error('there is no rate');
    const { account, nickname, direct, team, lastSeenAt, note } = person;
    return {
      account,
      nickname,
      direct,
      team,
      note,
      state: person.state,
      // nobody above the agent is disclosed
      upline: id === agent.id ? '' : person.upline,
      avatar: avatarUrl(art, person),
      kind: isAgent(person.customerType) ? 'agent' : 'player',
      rate: today,
      rateTomorrow: today.series === tomorrow.series ? null : tomorrow,
      figures: figuresToWire(sums[which]),
      balance: toWire(funds.get(id)?.sum ?? hundredthsOf(0)),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      isOnline: lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < ONLINE_MS,
    };
  };
  const branch = figures.get(shown.id);
  if (!branch) throw new Error('the account is gone');
  return {
    from: days.fromDay,
    to: days.toDay,
    way: way.map(({ account, nickname, ...shown }) => ({ account, nickname, avatar: avatarUrl(art, shown) })),
    own: await rowOf(shown.id, 'own'),
    branch: figuresToWire(branch.branch),
    page: request.page,
    pageSize: request.pageSize,
    total,
    rows: await Promise.all(ids.map((id) => rowOf(id, 'branch'))),
  };
}

interface Within {
  readonly agent: Member;
  readonly now: Date;
  readonly days: Days;
}

async function pageOf(
  q: Queryable,
  shown: Member,
  { search = '', kind, state: wanted, sort, order, page, pageSize }: Request,
  { agent, now, days }: Within,
): Promise<{ readonly ids: readonly MemberId[]; readonly total: number }> {
  const found = `WITH asked AS (SELECT $6::timestamptz AS now, $7::date AS from_day, $8::date AS to_day),
      elsewhere AS MATERIALIZED (SELECT * FROM member_days_elsewhere($9, $7::date, $8::date))
    SELECT m.id FROM asked, members.member m
    WHERE CASE WHEN $3 = '%%' THEN m.upline_id = $1 ELSE m.path LIKE $2 || '_%' AND m.folded LIKE $3 END
      AND m.customer_type IN (0, 1, 2) AND ($4::text IS NULL OR (m.customer_type IN (1, 2)) = ($4 = 'agent'))
      AND ($5::text IS NULL OR ${state} = $5)`;
  const values = [
    shown.id,
    shown.path,
    foldedPattern(search),
    kind ?? null,
    wanted ?? null,
    now,
    days.fromDay,
    days.toDay,
    agent.id,
  ];
  const [count] = await q.query<{ total: number }>(`SELECT count(*)::int AS total FROM (${found}) f`, values);
  const rows = await q.query<{ id: MemberId }>(
    `${found} ORDER BY ${sortKeys[sort]} ${order === 'asc' ? 'ASC' : 'DESC'}, m.account LIMIT $10 OFFSET $11`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}

/** `reader`: whose notes are shown. */
async function peopleOf(
  q: Queryable,
  reader: MemberId,
  ids: readonly MemberId[],
  now: Date,
): Promise<ReadonlyMap<MemberId, Person>> {
  const rows = await q.query<Person>(
    `SELECT m.id, m.account, m.nickname, ${shownColumns('m')}, m.customer_type AS "customerType", ${state} AS state,
       (SELECT count(*)::int FROM members.member d WHERE d.upline_id = m.id) AS direct,
       (SELECT count(*)::int FROM members.member t WHERE ${standsBelow('t', 'm')}) AS team,
       (SELECT max(s.seen_at) FROM identity.session s WHERE s.member_id = m.id) AS "lastSeenAt", coalesce(u.account, '') AS upline, n.note
     FROM (SELECT $2::timestamptz AS now) asked, members.member m LEFT JOIN members.member u ON u.id = m.upline_id LEFT JOIN agent_note n ON n.agent_id = $3 AND n.member_id = m.id
     WHERE m.id = ANY ($1)`,
    [ids, now, reader],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Path from the agent to the shown account; nobody above the agent is disclosed. */
const wayTo = (q: Queryable, agent: Member, { path }: Member) =>
  q.query<{ account: string; nickname: string } & Shown>(
    `SELECT m.account, m.nickname, ${shownColumns('m')} FROM unnest(string_to_array(trim(BOTH '/' FROM $1), '/')) WITH ORDINALITY AS w (id, place)
     JOIN members.member m ON m.id = w.id::bigint WHERE m.path LIKE $2 || '%' ORDER BY w.place`,
    [path, agent.path],
  );
