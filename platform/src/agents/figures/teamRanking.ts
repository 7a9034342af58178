import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { firstRead, isAll, movedSql, sums, type TeamSelection } from './movedSql.ts';
import { type Figures, figureColumns, figureMoney } from './teamFigures.ts';

const rankExpressions = {
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  turnover: 'staked',
  payout: 'won',
  result: 'won + rebate + bonus - staked',
} as const;
type RankKey = keyof typeof rankExpressions | 'account';

interface Rank {
  readonly by: RankKey;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The members on a page of a selection, in order, and the total count. */
export async function rankTeam(
  q: Queryable,
  selection: TeamSelection,
  rank: Rank,
): Promise<{ readonly ids: readonly MemberId[]; readonly total: number }> {
  const isByAccount = rank.by === 'account';
  const amount = rank.by === 'account' ? '0' : `(${rankExpressions[rank.by]})`;
  const isSettled = isAll(selection) && (await hasStayed(q, selection));
  const { moved, values, didSomething } = movedSql(selection, [`${amount} AS amount`], isSettled);
  const read = (limit: number, offset: number) =>
    q.query<{ id: MemberId; total: number }>(
      `${moved}, k AS (SELECT member_id, sum(amount) AS amount FROM moved GROUP BY member_id ${didSomething})
       SELECT k.member_id AS id, (count(*) OVER ())::int AS total
       FROM k ${isByAccount ? 'JOIN members.member m ON m.id = k.member_id' : ''}
       ORDER BY ${isByAccount ? 'm.account' : 'k.amount'} ${rank.order === 'asc' ? 'ASC' : 'DESC'}, k.member_id
       LIMIT ${limit} OFFSET ${offset}`,
      values,
    );
  const rows = await read(rank.limit, rank.offset);
  // a page past the end has no row that carries the total
  const [first] = rows.length > 0 || rank.offset === 0 ? rows : await read(1, 0);
  return { ids: rows.map(({ id }) => id), total: first?.total ?? 0 };
}

/** The sums of each member of a selection. */
export async function figuresOfTeam(q: Queryable, selection: TeamSelection): Promise<ReadonlyMap<MemberId, Figures>> {
  const { moved, values } = movedSql(selection, sums);
  const rows = await readMoney<Figures & { readonly id: MemberId }>(
    q.query(`${moved} SELECT k.member_id AS id, ${figureColumns} FROM moved k GROUP BY k.member_id`, values),
    figureMoney,
  );
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** The sums of a whole selection. */
export async function sumOfTeam(q: Queryable, selection: TeamSelection): Promise<Figures> {
  const { moved, values } = movedSql(selection, sums);
  const [row] = await readMoney<Figures>(q.query(`${moved} SELECT ${figureColumns} FROM moved k`, values), figureMoney);
  if (!row) throw new Error('sums gave no answer');
  return row;
}

/** Whether someone of the range's team, or of the branches right below the agent, is elsewhere now. */
export async function hasLost(
  q: Queryable,
  { agent, of, days }: Pick<TeamSelection, 'agent' | 'of' | 'days'>,
): Promise<boolean> {
  const [row] = await q.query<{ lost: boolean }>(
    `SELECT EXISTS (SELECT FROM members.member_former_line f JOIN members.member m ON m.id = f.member_id WHERE f.until_day >= $3 AND
       CASE $4::text WHEN 'branch' THEN split_part(f.path, '/', -3) = $1::text AND m.upline_id IS DISTINCT FROM $1::bigint
         ELSE position('/' || $1::text || '/' IN f.path) > 0 AND NOT starts_with(m.path, $2) END) AS lost`,
    [agent.id, agent.path, days.fromDay, of],
  );
  return row?.lost ?? false;
}

/** Whether nobody joined or left an agent's team since the first day read for a range. */
async function hasStayed(q: Queryable, { agent, days, today }: TeamSelection): Promise<boolean> {
  const [row] = await q.query<{ stayed: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM members.member_former_line f JOIN members.member m ON m.id = f.member_id WHERE f.until_day >= $3
       AND (position('/' || $1::text || '/' IN f.path) > 0 OR starts_with(m.path, $2))) AS stayed`,
    [agent.id, agent.path, firstRead(days, today)],
  );
  return row?.stayed ?? false;
}
