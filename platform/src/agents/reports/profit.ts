import type { agentProfit, MemberId, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import { type Figures, figureColumns, figureMoney } from '../../figures/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';
import { readMoney } from '../../ledger/index.ts';
import { avatarUrl, foldedPattern, type Member, type Shown, shownColumns, standsBelow } from '../../members/index.ts';
import { daysAsked } from '../daysAsked.ts';
import { figuresToWire } from '../figuresToWire.ts';

type Request = ParsedRequestOf<typeof agentProfit>;

const sums = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus', 'bets'] as const;
const columnsOf = (table: string) => sums.map((name) => `${table}.${name}`).join(', ');

const sortKeys = {
  ...{ deposits: 'deposits', withdrawals: 'withdrawals', turnover: 'staked', payout: 'won' },
  result: 'won + rebate + bonus - staked',
  account: 'account',
} as const satisfies Record<Request['sort'], string>;

interface ProfitRow extends Figures, Shown {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
}

export type ProfitSelection = Pick<Request, 'of' | 'search'>;

/** The members that a report is of, as a condition on `member m` with the values $1 to $4. */
export const profitMembers = (agent: Member, { of, search = '' }: ProfitSelection) => ({
  where: `CASE $4 WHEN 'branch' THEN m.id = $1 OR m.upline_id = $1 ELSE m.path LIKE $2 || '%' END
      AND m.customer_type IN (0, 1, 2) AND m.folded LIKE $3`,
  values: [agent.id, agent.path, foldedPattern(search), of] as const,
});

/** Each branch right below an agent beside the agent's own play, or every member of the team by itself. */
export async function profitOf(
  { database, clock, art }: Pick<Services, 'database' | 'clock' | 'art'>,
  agent: Member,
  request: Request,
): Promise<ValueOf<typeof agentProfit>> {
  const days = daysAsked(request, clock());
  const { of, sort, order, page, pageSize } = request;
  const { where, values: selected } = profitMembers(agent, request);
  // of a branch the agent itself is alone
  const shown = `SELECT m.id, m.account, m.nickname, ${shownColumns('m')}, ${sums.map((name) => `coalesce(sum(k.${name}), 0) AS ${name}`).join(', ')}
    FROM member m LEFT JOIN LATERAL (
      SELECT ${columnsOf('d')} FROM member_day d WHERE d.member_id = m.id AND d.day BETWEEN $5 AND $6
      UNION ALL
      SELECT ${columnsOf('t')} FROM team_day t WHERE $4 = 'branch' AND m.id <> $1 AND t.agent_id = m.id AND t.day BETWEEN $5 AND $6) k ON true
    WHERE ${where}
    GROUP BY m.id`;
  const values = [...selected, days.fromDay, days.toDay];
  const [totals] = await readMoney<Figures & { readonly total: number }>(
    database.query(`SELECT count(*)::int AS total, ${figureColumns} FROM (${shown}) k`, values),
    figureMoney,
  );
  if (!totals) throw new Error('sums gave no answer');
  const rows = await readMoney<ProfitRow>(
    database.query(
      `SELECT id, account, nickname, avatar, picture, ${sums.map((name) => (name === 'bets' ? 'bets::int' : `${name}::bigint`)).join(', ')}
       FROM (${shown}) k ORDER BY ${sortKeys[sort]} ${order === 'asc' ? 'ASC' : 'DESC'}, account LIMIT $7 OFFSET $8`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
    figureMoney,
  );
  const members = await sizesOf(
    database,
    rows.filter(({ id }) => of === 'branch' && id !== agent.id).map(({ id }) => id),
  );
  return {
    from: days.fromDay,
    to: days.toDay,
    totals: figuresToWire(totals),
    ...{ page, pageSize, total: totals.total },
    rows: rows.map((row) => ({
      account: row.account,
      nickname: row.nickname,
      avatar: avatarUrl(art, row),
      members: members.get(row.id) ?? 1,
      figures: figuresToWire(row),
    })),
  };
}

/** How many each branch has, its top included. */
export async function sizesOf(q: Queryable, ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, number>> {
  const rows = await q.query<{ id: MemberId; members: number }>(
    `SELECT m.id, 1 + (SELECT count(*)::int FROM member t WHERE ${standsBelow('t', 'm')}) AS members FROM member m WHERE m.id = ANY ($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, members }) => [id, members]));
}
