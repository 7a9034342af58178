import type { Category, Hundredths, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { addedUpTo, type Days } from './teamFigures.ts';

/** Play of a member and everyone below; `category` null: the total, including what belongs to no game. */
export interface BranchPlay {
  readonly memberId: MemberId;
  readonly category: Category | '' | null;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly bonus: Hundredths;
  readonly rebate: Hundredths;
}

const sums = ['staked', 'won', 'bonus', 'rebate'] as const;
const money = { staked: true, won: true, bonus: true, rebate: true } as const;
const columns = sums.map((name) => `sum(k.${name})::bigint AS ${name}`).join(', ');

/** Play of each member's branch in a range of days, by category and in total; inactive branches are absent. */
export const branchPlayIn = (
  q: Queryable,
  memberIds: readonly MemberId[],
  { fromDay, toDay }: Days,
): Promise<BranchPlay[]> =>
  readMoney<BranchPlay>(
    q.query(
      `SELECT k.id AS "memberId", k.category, ${columns} FROM (
         SELECT d.member_id AS id, d.category, d.staked, d.won, d.bonus, d.rebate FROM member_day d
         WHERE d.member_id = ANY ($1::bigint[]) AND d.day BETWEEN $2 AND $3
         UNION ALL
         SELECT t.agent_id, t.category, t.staked, t.won, t.bonus, t.rebate FROM team_day t
         WHERE t.agent_id = ANY ($1::bigint[]) AND t.day BETWEEN $2 AND $3) k
       GROUP BY GROUPING SETS ((k.id), (k.id, k.category))`,
      [memberIds, fromDay, toDay],
    ),
    money,
  );

/** Ledger movements by the positions of their seals, `after` exclusive. */
export interface Seals {
  readonly after: string;
  readonly to: string;
}

/**
 * The same for the movements under some seals, with how many members staked. Seals never change, so neither does the
 * result.
 */
export const branchPlayUnder = (
  q: Queryable,
  memberIds: readonly MemberId[],
  { after, to }: Seals,
): Promise<(BranchPlay & { readonly active: number })[]> =>
  readMoney<BranchPlay & { readonly active: number }>(
    q.query(
      `SELECT above.id::bigint AS "memberId", k.category, ${columns},
         (count(DISTINCT k.member_id) FILTER (WHERE k.bets > 0))::int AS active
       FROM figures_of_seals($2, $3) k, unnest(string_to_array(trim(BOTH '/' FROM k.path), '/')) AS above (id)
       WHERE above.id = ANY ($1::text[]) GROUP BY GROUPING SETS ((above.id), (above.id, k.category))`,
      [memberIds, after, to],
    ),
    money,
  );

/** How many of the last movements before a time are examined: they are sealed nearly in the order of their times. */
const NEAR = 200;

/** Position of the last seal of a movement before a time, at least `atLeast`. */
export async function lastSealBefore(q: Queryable, at: Date, atLeast: string): Promise<string> {
  const [row] = await q.query<{ position: string }>(
    `SELECT greatest($2::bigint, max(n.position))::text AS position FROM (
       SELECT s.position FROM ledger.transfer t JOIN ledger.ledger_seal s ON s.transfer_id = t.id WHERE t.at < $1 ORDER BY t.at DESC LIMIT ${NEAR}) n`,
    [at, atLeast],
  );
  return row?.position ?? atLeast;
}

/** Whether the figures include everything sealed before a time. */
export async function figuresReach(q: Queryable, at: Date): Promise<boolean> {
  const upTo = await addedUpTo(q);
  if (upTo && upTo >= at) return true;
  const [row] = await q.query<{ reached: boolean }>(
    'SELECT f.rolled_to >= coalesce((SELECT max(position) FROM ledger.ledger_seal), 0) AS reached FROM figures_state f',
  );
  return row?.reached ?? false;
}
