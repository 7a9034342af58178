import { type Hundredths, hundredthsOf, type MemberId, minus, noMoney } from '@unisite/shared/contract';
import type { LineDirection } from '@unisite/shared/contract/operatorsMarketLineTransfers';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { LineTerms } from './marketLineTransfers.ts';

const positive = (amount: Hundredths): Hundredths => (amount > 0n ? amount : noMoney);

/** The member's remaining transfers in one direction today: amount and number. */
export async function leftToday(
  q: Queryable,
  memberId: MemberId,
  direction: LineDirection,
  { dailyAmount, dailyTimes }: LineTerms,
  now: Date,
): Promise<{ readonly amount: Hundredths; readonly times: number }> {
  const [row] = await q.query<{ sum: string; times: number }>(
    `SELECT coalesce(sum(amount), 0) AS sum, count(*)::int AS times FROM line_transfer
     WHERE from_member = $1 AND direction = $2 AND at >= (SELECT member_day_start($1, $3))`,
    [memberId, direction, now],
  );
  return {
    amount: positive(minus(dailyAmount, hundredthsOf(row?.sum ?? 0))),
    times: Math.max(0, dailyTimes - (row?.times ?? 0)),
  };
}

/** What a member sent up in the last 30 days. */
export async function sentUpInMonth(q: Queryable, memberId: MemberId, now: Date): Promise<Hundredths> {
  const [row] = await q.query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0) AS sum FROM line_transfer
     WHERE from_member = $1 AND direction = 'up' AND at > $2::timestamptz - interval '30 days'`,
    [memberId, now],
  );
  return hundredthsOf(row?.sum ?? 0);
}

/**
 * What must still be staked before anything is sent up: `percent` of the deposits within 30 days, less the stakes since
 * the first of them.
 */
export async function toPlay(q: Queryable, memberId: MemberId, percent: number, now: Date): Promise<Hundredths> {
  const [row] = await q.query<{ left: string }>(
    `SELECT coalesce(ceil(d.sum * $3::numeric / 100), 0) - coalesce((SELECT sum(h.staked) FROM protection.play_hour h
       WHERE h.member_id = $1 AND h.hour >= date_trunc('hour', d.first_at)), 0) AS left
     FROM (SELECT sum(p.amount) AS sum, min(p.at) AS first_at
       FROM cash.cash_deposit_payment p JOIN cash.cash_deposit c ON c.id = p.deposit_id
       WHERE c.member_id = $1 AND p.at > $2::timestamptz - interval '30 days' AND NOT p.reversed) d`,
    [memberId, now, percent],
  );
  return positive(hundredthsOf(row?.left ?? 0));
}
