import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';

/** Joins a bonus to its transfer by the third part of the transfer's key: the receiving account and the amount. */
const moved = (
  part: 'give' | 'end',
  as: string,
) => `LEFT JOIN ledger.transfer ${as} ON ${as}.idem = 'bonus/' || b.id || '/${part}'
    LEFT JOIN ledger.posting ${as}_to ON ${as}_to.transfer_id = ${as}.id AND ${as}_to.side = 1
    LEFT JOIN ledger.account ${as}_account ON ${as}_account.id = ${as}_to.account_id`;

const broken = {
  'a bonus was given as it says': `SELECT 'bonus ' || b.id AS where FROM bonus b ${moved('give', 'given')}
    WHERE (given_to.amount, given_account.owner, given_account.kind) IS DISTINCT FROM
      (b.amount, b.member_id::text, CASE WHEN b.target = 0 THEN 'member' ELSE 'bonus' END) ORDER BY b.id`,
  'a bonus that ended went where its end says, no other did': `SELECT 'bonus ' || b.id AS where FROM bonus b ${moved('end', 'ended')}
    WHERE (ended_to.amount, ended_account.owner, ended_account.kind) IS DISTINCT FROM (
      CASE WHEN b.target > 0 AND b.closed_with > 0 THEN b.closed_with END,
      CASE WHEN b.target > 0 AND b.closed_with > 0 THEN CASE b.state WHEN 'released' THEN b.member_id::text ELSE 'HOUSE' END END,
      CASE WHEN b.target > 0 AND b.closed_with > 0 THEN CASE b.state WHEN 'released' THEN 'member' ELSE 'house' END END)
    ORDER BY b.id`,
  'a bonus holds what was given, less what is staked of it, with what came back': `SELECT 'bonus ' || b.id AS where
    FROM bonus b LEFT JOIN (SELECT p.bonus_id, sum(CASE WHEN p.kind IN ('stake', 'winBack') THEN -p.amount ELSE p.amount END) AS sum
      FROM bonus_part p WHERE p.beside = 'bonus' GROUP BY 1) p ON p.bonus_id = b.id
    WHERE b.target > 0 AND coalesce(b.closed_with, b.balance) <> b.amount + coalesce(p.sum, 0) ORDER BY b.id`,
  'a part of a bonus moved what it says, to or from the main wallet': `SELECT 'bonus ' || p.bonus_id || ' in ' || p.key AS where
    FROM bonus_part p JOIN bonus b ON b.id = p.bonus_id
    LEFT JOIN ledger.transfer t ON p.beside <> 'wallet' AND t.idem = 'bonus/' || p.bonus_id || '/' || p.kind || '/' || p.key
    LEFT JOIN ledger.posting w ON w.transfer_id = t.id AND w.side = CASE WHEN p.kind IN ('stake', 'winBack') THEN 1 ELSE 0 END
    LEFT JOIN ledger.posting o ON o.transfer_id = t.id AND o.side <> w.side
    LEFT JOIN ledger.account wallet ON wallet.id = w.account_id LEFT JOIN ledger.account other ON other.id = o.account_id
    WHERE b.member_id <> p.member_id OR (abs(w.amount), wallet.kind, wallet.owner, other.kind, other.owner) IS DISTINCT FROM (
      CASE WHEN p.beside <> 'wallet' THEN p.amount END,
      CASE WHEN p.beside <> 'wallet' THEN 'member' END, CASE WHEN p.beside <> 'wallet' THEN p.member_id::text END,
      CASE p.beside WHEN 'bonus' THEN 'bonus' WHEN 'house' THEN 'house' END,
      CASE p.beside WHEN 'bonus' THEN p.member_id::text WHEN 'house' THEN 'HOUSE' END)
    ORDER BY 1`,
  'what moves between a bonus and the main wallet is a part of it': `SELECT 'transfer ' || t.id AS where FROM ledger.transfer t
    WHERE t.kind = 'bonusPlay' AND NOT EXISTS (SELECT FROM bonus_part p
      WHERE t.idem = 'bonus/' || p.bonus_id || '/' || p.kind || '/' || p.key) ORDER BY t.id`,
  'a bonus has no more of a round than it staked there, and its share of what came of it': `
    SELECT 'round ' || p.round_id || ' of member ' || p.member_id AS where
    FROM (SELECT p.member_id, p.vendor_code, p.game_id, p.round_id,
        sum(CASE p.kind WHEN 'stake' THEN p.amount WHEN 'refund' THEN -p.amount ELSE 0 END) AS staked,
        sum(CASE p.kind WHEN 'win' THEN p.amount WHEN 'winBack' THEN -p.amount ELSE 0 END) AS won
      FROM bonus_part p GROUP BY 1, 2, 3, 4) p
    LEFT JOIN rounds.game_round r USING (member_id, vendor_code, game_id, round_id)
    WHERE r.round_id IS NULL OR r.state <> 'cancelled'
      AND (p.staked > r.staked OR p.vendor_code <> 'LOTTERY' AND p.won > r.won) ORDER BY 1`,
  'a member holds the bonuses that are open': `SELECT 'bonus account of member ' || coalesce(a.owner, o.owner) AS where
    FROM (SELECT k.owner, k.currency, k.balance FROM ledger.account k WHERE k.kind = 'bonus' AND k.balance <> 0) a
    FULL JOIN (SELECT b.member_id::text AS owner, b.currency, sum(b.balance) AS balance FROM bonus b
      WHERE b.balance > 0 GROUP BY 1, 2) o USING (owner, currency)
    WHERE a.balance IS DISTINCT FROM o.balance ORDER BY 1`,
} as const;

/** Reconciles bonuses with the ledger in both directions. `q` must be one snapshot while money is moving. */
export const checkBonuses = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
