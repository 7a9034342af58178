import type { Queryable } from '../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../ledger/index.ts';

/** Joins the transfer of a bonus by the third part of its key: the receiving account and the amount. */
const moved = (
  part: 'give' | 'end',
  as: string,
) => `LEFT JOIN transfer ${as} ON ${as}.idem = 'bonus/' || b.id || '/${part}'
    LEFT JOIN posting ${as}_to ON ${as}_to.transfer_id = ${as}.id AND ${as}_to.side = 1
    LEFT JOIN account ${as}_account ON ${as}_account.id = ${as}_to.account_id`;

const broken = {
  'a bonus was given as it says': `SELECT 'bonus ' || b.id AS where FROM bonus b ${moved('give', 'given')}
    WHERE (given_to.amount, given_account.owner, given_account.kind) IS DISTINCT FROM
      (b.amount, b.member_id::text, CASE WHEN b.target = 0 THEN 'member' ELSE 'bonus' END) ORDER BY b.id`,
  'a bonus that ended went where its end says, no other did': `SELECT 'bonus ' || b.id AS where FROM bonus b ${moved('end', 'ended')}
    WHERE (ended_to.amount, ended_account.owner, ended_account.kind) IS DISTINCT FROM (
      CASE WHEN b.closed_at IS NULL OR b.target = 0 THEN NULL ELSE b.amount END,
      CASE WHEN b.closed_at IS NULL OR b.target = 0 THEN NULL WHEN b.state = 'released' THEN b.member_id::text ELSE 'HOUSE' END,
      CASE WHEN b.closed_at IS NULL OR b.target = 0 THEN NULL WHEN b.state = 'released' THEN 'member' ELSE 'house' END)
    ORDER BY b.id`,
  'a member holds the bonuses that are open': `SELECT 'bonus account of member ' || coalesce(a.owner, o.owner) AS where
    FROM (SELECT k.owner, k.currency, k.balance FROM account k WHERE k.kind = 'bonus' AND k.balance <> 0) a
    FULL JOIN (SELECT b.member_id::text AS owner, b.currency, sum(b.amount) AS balance FROM bonus b
      WHERE b.closed_at IS NULL GROUP BY 1, 2) o USING (owner, currency)
    WHERE a.balance IS DISTINCT FROM o.balance ORDER BY 1`,
} as const;

/** Compares bonuses with the ledger in both directions. `q` must be one snapshot while money is moving. */
export const checkBonuses = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
