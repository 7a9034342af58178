import { type Hundredths, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { Deposited } from '../../access/protection/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';

/**
 * What a member has deposited within 24 hours, 7 days and a month, gross of fees, or is about to: an open deposit
 * counts with the requested amount, or with what has arrived if that is more. Chargebacks are not subtracted, and
 * transfers along the line count too.
 */
export async function depositedOf(q: Queryable, memberId: MemberId, now: Date): Promise<Deposited> {
  const rows = await q.query<{ used: string; frees: Date | null }>(
    `SELECT coalesce(sum(d.amount), 0) AS used, min(d.at) + p.length AS frees
     FROM unnest(ARRAY['24 hours', '7 days', '1 month']::interval[]) WITH ORDINALITY AS p (length, place)
     LEFT JOIN LATERAL (
       SELECT c.created_at AS at, greatest(c.amount - coalesce(sum(m.amount), 0), 0) AS amount
       FROM cash.cash_deposit c LEFT JOIN cash.cash_deposit_payment m ON m.deposit_id = c.id
       WHERE c.member_id = $1 AND c.state = 'pending' AND c.expires_at > $2
       GROUP BY c.id, c.created_at, c.amount
       UNION ALL
       SELECT m.at, m.amount FROM cash.cash_deposit c JOIN cash.cash_deposit_payment m ON m.deposit_id = c.id
       WHERE c.member_id = $1 AND m.at > $2::timestamptz - interval '1 month'
       UNION ALL
       SELECT l.at, l.amount FROM line_transfer l WHERE l.to_member = $1 AND l.at > $2::timestamptz - interval '1 month'
     ) AS d ON d.amount > 0 AND d.at > $2::timestamptz - p.length
     GROUP BY p.place, p.length ORDER BY p.place`,
    [memberId, now],
  );
  const [day, week, month] = rows;
  if (!day || !week || !month) throw new RangeError('a period has no sum');
  const used = (row: { used: string }): Hundredths => hundredthsOf(row.used);
  return {
    used: { day: used(day), week: used(week), month: used(month) },
    freesAt: { day: day.frees, week: week.frees, month: month.frees },
  };
}
