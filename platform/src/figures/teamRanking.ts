import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';
import { readMoney } from '../ledger/index.ts';
import { isElsewhere } from '../members/index.ts';
import { type Parts, partsOf } from './partsOf.ts';
import { type Days, type Figures, figureColumns, figureMoney } from './teamFigures.ts';

/** Of whom: each branch right below an agent beside the agent itself, or everybody of its team alone. */
export type Grouping = 'branch' | 'alone';

/**
 * Whoever of an agent's team moved something in a range of days, with what they did while they stood below it (a branch:
 * right below it).
 */
export interface TeamSelection {
  readonly agent: { readonly id: MemberId; readonly path: string };
  readonly of: Grouping;
  readonly days: Days;
  /** The last day that there can be figures of. */
  readonly today: string;
  /** A pattern of LIKE for folded names (foldedPattern). */
  readonly folded: string;
  /** These alone. */
  readonly ids?: readonly MemberId[];
}

const sums = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus', 'bets'] as const;

const rankExpressions = {
  ...{ deposits: 'deposits', withdrawals: 'withdrawals', turnover: 'staked', payout: 'won' },
  result: 'won + rebate + bonus - staked',
} as const;
export type RankKey = keyof typeof rankExpressions | 'account';

export interface Rank {
  readonly by: RankKey;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The members on a page of a selection, in their order, and how many there are in all. */
export async function rankTeam(
  q: Queryable,
  selection: TeamSelection,
  rank: Rank,
): Promise<{ readonly ids: readonly MemberId[]; readonly total: number }> {
  const isByAccount = rank.by === 'account';
  const { moved, values, didSomething } = movedSql(
    selection,
    rank.by === 'account' ? ['0 AS amount'] : [`(${rankExpressions[rank.by]}) AS amount`],
  );
  const read = (limit: number, offset: number) =>
    q.query<{ id: MemberId; total: number }>(
      `${moved}, k AS (SELECT member_id, sum(amount) AS amount FROM moved GROUP BY member_id ${didSomething})
       SELECT k.member_id AS id, (count(*) OVER ())::int AS total FROM k ${isByAccount ? 'JOIN member m ON m.id = k.member_id' : ''}
       ORDER BY ${isByAccount ? 'm.account' : 'k.amount'} ${rank.order === 'asc' ? 'ASC' : 'DESC'}, k.member_id LIMIT ${limit} OFFSET ${offset}`,
      values,
    );
  const rows = await read(rank.limit, rank.offset);
  // behind the last page nothing says how many there are
  const [any] = rows.length > 0 || rank.offset === 0 ? rows : await read(1, 0);
  return { ids: rows.map(({ id }) => id), total: any?.total ?? 0 };
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

/** Whether somebody of the range's team, or of the branches right below the agent, stands elsewhere now. */
export async function hasLost(
  q: Queryable,
  { agent, of, days }: Pick<TeamSelection, 'agent' | 'of' | 'days'>,
): Promise<boolean> {
  const [row] = await q.query<{ lost: boolean }>(
    `SELECT EXISTS (SELECT FROM member_former_line f JOIN member m ON m.id = f.member_id WHERE f.until_day >= $3 AND
       CASE $4::text WHEN 'branch' THEN split_part(f.path, '/', -3) = $1::text AND m.upline_id IS DISTINCT FROM $1::bigint
         ELSE position('/' || $1::text || '/' IN f.path) > 0 AND NOT starts_with(m.path, $2) END) AS lost`,
    [agent.id, agent.path, days.fromDay, of],
  );
  return row?.lost ?? false;
}

interface MovedSql {
  /** WITH: rows `moved` (member_id and the columns asked for), which add up to what was done. */
  readonly moved: string;
  readonly values: readonly unknown[];
  /** HAVING, where whoever did nothing has rows too. */
  readonly didSomething: string;
}

/** Rows that count, or whose sums are taken away; `member`: the column that says whose they are. */
interface Arm {
  readonly member: string;
  readonly from: string;
  readonly isTaken?: boolean;
}

function movedSql(selection: TeamSelection, columns: readonly string[]): MovedSql {
  const values: unknown[] = [];
  const put: Put = (value) => `$${values.push(value)}`;
  const { agent, of, days, folded, ids } = selection;
  const [id, path] = [put(agent.id), put(agent.path)];
  const members = of === 'branch' ? `(m.id = ${id} OR m.upline_id = ${id})` : `m.path LIKE ${path} || '%'`;
  const parts = partsOf(days, selection.today);
  const arms = of === 'branch' ? branchArms(id, days, put) : aloneArms(id, parts, put);
  const hasTaken = arms.some(({ isTaken }) => isTaken);
  const selected = arms.map(({ member, from, isTaken = false }) => {
    const sign = isTaken ? '-' : '';
    const all = hasTaken ? sums.map((name) => `${sign}${name} AS all_${name}`) : [];
    return `SELECT ${[`${member} AS member_id`, ...columns.map((column) => `${sign}${column}`), ...all].join(', ')} FROM ${from}`;
  });
  // whole months reach beyond the range
  const from = put([days.fromDay, ...parts.months].sort()[0]);
  return {
    moved: `WITH elsewhere AS MATERIALIZED (SELECT * FROM member_days_elsewhere(${id}, ${from}, ${put(selection.today)}, ${of === 'branch'})),
      team AS MATERIALIZED (SELECT m.id FROM member m WHERE ${members} AND starts_with(m.path, ${path})
        AND m.customer_type IN (0, 1, 2) AND m.folded LIKE ${put(folded)}${ids ? ` AND m.id = ANY (${put(ids)}::bigint[])` : ''}),
      moved AS (${selected.join(' UNION ALL ')})`,
    values,
    didSomething: hasTaken ? `HAVING ${sums.map((name) => `sum(all_${name}) <> 0`).join(' OR ')}` : '',
  };
}

type Put = (value: unknown) => string;

/** Of days whose line says that somebody stood right below the agent. */
function branchArms(id: string, { fromDay, toDay }: Days, put: Put): Arm[] {
  const inDays = `BETWEEN ${put(fromDay)} AND ${put(toDay)}`;
  const own = (whose: string): Arm => ({
    member: 'd.member_id',
    from: `member_day d WHERE d.${whose} = ${id} AND d.day ${inDays} AND d.member_id IN (SELECT id FROM team)`,
  });
  const below: Arm = {
    member: 't.agent_id',
    from: `team_day t WHERE t.agent_id IN (SELECT id FROM team WHERE id <> ${id}) AND t.day ${inDays} AND NOT ${isElsewhere('t.agent_id', 't.day')}`,
  };
  return [own('member_id'), own('upline_id'), below];
}

function aloneArms(id: string, { months, added, takenAway }: Parts, put: Put): Arm[] {
  const arm = (table: string, when: string, isTaken = false): Arm => ({
    ...{ member: 'd.member_id', isTaken },
    from: `${table} d WHERE ${when} AND d.member_id IN (SELECT id FROM team)`,
  });
  const onDays = (some: readonly string[]) =>
    `d.day = ANY (${put(some)}::date[]) AND NOT ${isElsewhere('d.member_id', 'd.day')}`;
  return [
    arm('member_month', `d.month = ANY (${put(months)}::date[]) AND position('/' || ${id} || '/' IN d.path) > 0`),
    arm('member_day', onDays(added)),
    ...(takenAway.length > 0 ? [arm('member_day', onDays(takenAway), true)] : []),
  ];
}
