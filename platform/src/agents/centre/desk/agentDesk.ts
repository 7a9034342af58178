import { type Hundredths, hundredthsOf, type MemberId, toWire } from '@unisite/shared/contract';
import type { DeskAgent } from '@unisite/shared/contract/operatorsAgents';
import { SERIES } from '@unisite/shared/lottery';
import { foldedPattern, type Member, rateOf, standsBelow } from '../../../access/members/index.ts';
import { dayOf, dayStart } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import { figuresByMember } from '../../figures/index.ts';

export interface AgentsAsked {
  readonly market: string;
  /** Their upline; null: top-level agents. */
  readonly below: Member | null;
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const isAgent = 'm.customer_type IN (1, 2)';

/** Agents of a market with this month's figures. */
export async function agentDeskPage(
  q: Queryable,
  { market, below, search, page, pageSize }: AgentsAsked,
  now: Date,
): Promise<{ readonly total: number; readonly rows: DeskAgent[] }> {
  const found = `members.member m WHERE ${isAgent} AND m.market_code = $1
    AND CASE WHEN $3::text IS NOT NULL THEN m.folded LIKE $3 ELSE m.upline_id IS NOT DISTINCT FROM $2 END`;
  const values = [market, below?.id ?? null, search === undefined ? null : foldedPattern(search)];
  const [count] = await q.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${found}`, values);
  const ids = await q.query<{ id: MemberId }>(`SELECT m.id FROM ${found} ORDER BY m.account LIMIT $4 OFFSET $5`, [
    ...values,
    pageSize,
    (page - 1) * pageSize,
  ]);
  return {
    total: count?.total ?? 0,
    rows: await agentsById(
      q,
      ids.map(({ id }) => id),
      now,
    ),
  };
}

type Person = Pick<DeskAgent, 'account' | 'nickname' | 'upline' | 'state' | 'team' | 'agents'> & {
  readonly id: MemberId;
  readonly timeZone: string;
};

/** Agents by id, in this order; ids that are not agents are left out. */
export async function agentsById(q: Queryable, ids: readonly MemberId[], now: Date): Promise<DeskAgent[]> {
  const people = await q.query<Person>(
    `SELECT m.id, m.account, m.nickname, u.account AS upline, m.state, market_zone(m.market_code) AS "timeZone",
       (SELECT count(*)::int FROM members.member t WHERE ${standsBelow('t', 'm')}) AS team,
       (SELECT count(*)::int FROM members.member t WHERE t.upline_id = m.id AND t.customer_type IN (1, 2)) AS agents
     FROM unnest($1::bigint[]) WITH ORDINALITY AS w (id, place) JOIN members.member m ON m.id = w.id
     LEFT JOIN members.member u ON u.id = m.upline_id WHERE ${isAgent} ORDER BY w.place`,
    [ids],
  );
  const found = new Map<MemberId, DeskAgent>();
  for (const [timeZone, of] of Map.groupBy(people, (person) => person.timeZone))
    for (const [id, agent] of await inZone(q, of, timeZone, now)) found.set(id, agent);
  return people.flatMap(({ id }) => found.get(id) ?? []);
}

/** This month's figures of agents whose markets share a time zone. */
async function inZone(
  q: Queryable,
  people: readonly Person[],
  timeZone: string,
  now: Date,
): Promise<(readonly [MemberId, DeskAgent])[]> {
  const today = dayOf(now, timeZone);
  const days = { fromDay: `${today.slice(0, 7)}-01`, toDay: today };
  const ids = people.map(({ id }) => id);
  const figures = await figuresByMember(q, ids, days, null);
  const paid = await paidIn(q, ids, { ...days, since: dayStart(days.fromDay, timeZone) });
  return Promise.all(
    people.map(async ({ timeZone: _zone, ...person }) => {
      const { own, most } = await rateOf(q, person.id, today);
      const agent = {
        ...person,
        series: Math.min(own?.series ?? SERIES.most, most.series),
        turnover: toWire(figures.get(person.id)?.branch.staked ?? hundredthsOf(0)),
        paid: toWire(paid.get(person.id) ?? hundredthsOf(0)),
      };
      return [person.id, agent] as const;
    }),
  );
}

/** Payments to agents on these days: series and contracts. */
async function paidIn(
  q: Queryable,
  ids: readonly MemberId[],
  { fromDay, toDay, since }: { readonly fromDay: string; readonly toDay: string; readonly since: Date },
): Promise<ReadonlyMap<MemberId, Hundredths>> {
  const rows = await readMoney<{ id: MemberId; paid: Hundredths }>(
    q.query(
      `SELECT k.id, sum(k.paid)::bigint AS paid FROM (
         SELECT s.agent_id AS id, s.paid FROM agent_statement s WHERE s.agent_id = ANY ($1::bigint[])
           AND s.made_at >= $4
         UNION ALL
         SELECT d.member_id, d.amount FROM contracts.contract_paid_day d WHERE d.member_id = ANY ($1::bigint[])
           AND d.day BETWEEN $2 AND $3) k GROUP BY k.id`,
      [ids, fromDay, toDay, since],
    ),
    { paid: true },
  );
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}

/** Path from the top to an agent. */
export const wayTo = (q: Queryable, { path }: Pick<Member, 'path'>): Promise<{ id: string; account: string }[]> =>
  q.query(
    `SELECT m.id, m.account FROM unnest(string_to_array(trim(BOTH '/' FROM $1), '/')) WITH ORDINALITY AS w (id, place)
     JOIN members.member m ON m.id = w.id::bigint ORDER BY w.place`,
    [path],
  );
