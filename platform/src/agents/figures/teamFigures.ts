import type { Category, Hundredths, MemberId } from '@unisite/shared/contract';
import { isElsewhere } from '../../access/members/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { monthsOf } from './monthsOf.ts';
import { pathBelow } from './pathBelow.ts';

/** Sums of movements in hundredths; `bets`: a count. */
export interface Figures {
  readonly deposits: Hundredths;
  readonly withdrawals: Hundredths;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly rebate: Hundredths;
  readonly bonus: Hundredths;
  readonly bets: number;
}

/** First and last day, inclusive, in the market's calendar. */
export interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}

/** A member's own figures, those of members right below it, or of everyone below it. */
export type Scope = 'own' | 'direct' | 'below';

const source = {
  own: 'member_day k WHERE k.member_id = $1',
  direct: 'member_day k WHERE k.upline_id = $1',
  below: 'team_day k WHERE k.agent_id = $1',
} as const satisfies Record<Scope, string>;

const amounts = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus'] as const;
export const figureColumns = [
  ...amounts.map((name) => `coalesce(sum(k.${name}), 0)::bigint AS ${name}`),
  'coalesce(sum(k.bets), 0)::int AS bets',
].join(', ');
export const figureMoney = Object.fromEntries(amounts.map((name) => [name, true])) as Record<
  (typeof amounts)[number],
  true
>; // rows have exactly these columns

const inDays = 'k.day BETWEEN $2 AND $3';

/** Sums over a range of days. */
export async function figuresOf(
  q: Queryable,
  memberId: MemberId,
  scope: Scope,
  { fromDay, toDay }: Days,
): Promise<Figures> {
  const [row] = await readMoney<Figures>(
    q.query(`SELECT ${figureColumns} FROM ${source[scope]} AND ${inDays}`, [memberId, fromDay, toDay]),
    figureMoney,
  );
  if (!row) throw new Error('figures gave no answer');
  return row;
}

/** Figures of everyone below a member by day; days without any are absent. */
export const teamByDay = (
  q: Queryable,
  memberId: MemberId,
  { fromDay, toDay }: Days,
): Promise<(Figures & { day: string })[]> =>
  readMoney<Figures & { day: string }>(
    q.query(`SELECT k.day, ${figureColumns} FROM ${source.below} AND ${inDays} GROUP BY k.day ORDER BY k.day`, [
      memberId,
      fromDay,
      toDay,
    ]),
    figureMoney,
  );

/** A member's own figures by day; days without any are absent. */
export const figuresByDay = (
  q: Queryable,
  memberId: MemberId,
  { fromDay, toDay }: Days,
): Promise<(Figures & { day: string })[]> =>
  readMoney<Figures & { day: string }>(
    q.query(`SELECT k.day, ${figureColumns} FROM ${source.own} AND ${inDays} GROUP BY k.day ORDER BY k.day`, [
      memberId,
      fromDay,
      toDay,
    ]),
    figureMoney,
  );

/** Play of everyone below a member by category, most first. */
export const teamByCategory = (
  q: Queryable,
  memberId: MemberId,
  { fromDay, toDay }: Days,
): Promise<(Figures & { category: Category })[]> =>
  readMoney<Figures & { category: Category }>(
    q.query(
      `SELECT k.category, ${figureColumns} FROM ${source.below} AND ${inDays} AND k.category <> ''
       GROUP BY k.category HAVING sum(k.staked) <> 0 ORDER BY sum(k.staked) DESC, k.category`,
      [memberId, fromDay, toDay],
    ),
    figureMoney,
  );

/** How many members of a branch, its top included, staked on a day of the range, with the branch as of that day. */
export async function activeIn(q: Queryable, memberId: MemberId, days: Days): Promise<number> {
  // a branch's paths start with its top's, which may have been moved
  const tops = await q.query<{ path: string }>(
    'SELECT path FROM members.member WHERE id = $1 UNION SELECT path FROM members.member_former_line WHERE member_id = $1',
    [memberId],
  );
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const months = monthsOf(days).map(({ month, bits }) => `k.month = ${put(month)} AND k.days & ${put(bits)} <> 0`);
  const paths = tops.map(({ path }) => pathBelow('k.path', put(path)));
  const arms = months.flatMap((month) =>
    paths.map((below) => `SELECT k.member_id FROM member_month k WHERE ${month} AND ${below}`),
  );
  if (arms.length === 0) return 0;
  const [row] = await q.query<{ active: number }>(
    `SELECT count(*)::int AS active FROM (${arms.join(' UNION ')}) AS staked`,
    values,
  );
  return row?.active ?? 0;
}

/**
 * Sums of several members, each for its own and for its whole branch. With an agent, only for the days on which they
 * were below it (or are it); null: for all days.
 */
export async function figuresByMember(
  q: Queryable,
  memberIds: readonly MemberId[],
  { fromDay, toDay }: Days,
  agentId: MemberId | null,
): Promise<ReadonlyMap<MemberId, { readonly own: Figures; readonly branch: Figures }>> {
  const rows = await readMoney<Figures & { readonly id: MemberId; readonly isOwn: boolean }>(
    q.query(
      `WITH elsewhere AS MATERIALIZED (SELECT * FROM member_days_elsewhere($4, $2, $3))
       SELECT w.id, w.is_own AS "isOwn", ${figureColumns}
       FROM (SELECT id, is_own FROM unnest($1::bigint[]) AS id, (VALUES (true), (false)) AS v (is_own)) w
       LEFT JOIN LATERAL (
         SELECT d.day, d.deposits, d.withdrawals, d.staked, d.won, d.rebate, d.bonus, d.bets FROM member_day d
         WHERE d.member_id = w.id AND d.day BETWEEN $2 AND $3
         UNION ALL
         SELECT t.day, t.deposits, t.withdrawals, t.staked, t.won, t.rebate, t.bonus, t.bets FROM team_day t
         WHERE NOT w.is_own AND t.agent_id = w.id AND t.day BETWEEN $2 AND $3) k ON NOT ${isElsewhere('w.id', 'k.day')}
       GROUP BY w.id, w.is_own`,
      [memberIds, fromDay, toDay, agentId],
    ),
    figureMoney,
  );
  const found = new Map<MemberId, { own?: Figures; branch?: Figures }>();
  for (const { id, isOwn, ...figures } of rows)
    found.set(id, { ...found.get(id), [isOwn ? 'own' : 'branch']: figures });
  return found as ReadonlyMap<MemberId, { own: Figures; branch: Figures }>; // two rows per member
}

/** Time up to which movements are in the figures: those of the last seconds may be missing. Null: none yet. */
export async function addedUpTo(q: Queryable): Promise<Date | null> {
  const [row] = await q.query<{ at: Date }>(
    'SELECT t.at FROM figures_state f JOIN ledger.ledger_seal s ON s.position = f.rolled_to JOIN ledger.transfer t ON t.id = s.transfer_id',
  );
  return row?.at ?? null;
}
