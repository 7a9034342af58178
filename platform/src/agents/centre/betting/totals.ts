import type { Hundredths } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import { type BettingSelection, selectionSql } from './selection.ts';

export interface BettingTotals {
  readonly rounds: number;
  readonly open: number;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly valid: Hundredths;
  readonly result: Hundredths;
}

const sum = (of: string, where: string): string => `coalesce(sum(${of}) FILTER (WHERE ${where}), 0)::bigint`;

/** Number of rounds in a selection, stakes and wins excluding cancelled ones, and the result of the settled ones. */
export async function bettingTotals(q: Queryable, selection: BettingSelection): Promise<BettingTotals> {
  const { members, rounds, values } = selectionSql(selection);
  const [totals] = await readMoney<BettingTotals>(
    q.query(
      `SELECT count(*)::int AS rounds, (count(*) FILTER (WHERE r.state = 'open'))::int AS open,
         ${sum('r.staked', `r.state <> 'cancelled'`)} AS staked, ${sum('r.won', `r.state <> 'cancelled'`)} AS won,
         ${sum(`valid_stake(coalesce(g.category, ''), r.staked, r.won)`, `r.state = 'settled'`)} AS valid,
         ${sum('r.won - r.staked', `r.state = 'settled'`)} AS result
       FROM members.member m JOIN rounds.game_round r ON r.member_id = m.id LEFT JOIN games.game g ON g.id = r.game_id WHERE ${members} AND ${rounds}`,
      values,
    ),
    { staked: true, won: true, valid: true, result: true },
  );
  if (!totals) throw new Error('sums gave no answer');
  return totals;
}

/** Whether a selection has more than `most` rounds. */
export async function hasMoreThan(q: Queryable, selection: BettingSelection, most: number): Promise<boolean> {
  const { members, rounds, values } = selectionSql(selection);
  const [row] = await q.query<{ found: number }>(
    `SELECT count(*)::int AS found FROM (
       SELECT FROM members.member m JOIN rounds.game_round r ON r.member_id = m.id WHERE ${members} AND ${rounds} LIMIT ${most + 1}) k`,
    values,
  );
  return (row?.found ?? 0) > most;
}
