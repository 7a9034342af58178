import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';

/**
 * SQL: transfers without vendors' calls: the initial history of a demonstration, with bets and rounds. Keys are sealed,
 * so none can be given to a transfer afterwards.
 */
const isHistory = `t.idem LIKE 'demonstration/%'`;
/** SQL: tickets of the house's own lottery, which are reconciled separately. */
const isTicket = `t.idem LIKE 'lottery/%'`;

const broken = {
  'a vendor’s call moved what it says': `SELECT 'transaction ' || v.id AS where
    FROM vendor_transaction v LEFT JOIN ledger.transfer t ON t.id = v.transfer_id
    LEFT JOIN ledger.posting p ON p.transfer_id = t.id AND p.side = 1
    WHERE (v.transfer_id IS NOT NULL) <> (v.outcome = 'done' AND v.amount > 0)
      OR v.transfer_id IS NOT NULL AND (
        t.idem, t.kind, t.reference, t.subject ->> 'game', t.at, p.amount) IS DISTINCT FROM (
        seamless_transaction_key(v.caller, v.member_id, v.transaction_id),
        CASE v.kind WHEN 'rollback' THEN 'refund' ELSE v.kind END, v.round_id, v.game_id, v.at, v.amount)
    ORDER BY v.id`,
  'a bet, win or refund has its call': `SELECT 'transfer ' || t.id AS where
    FROM ledger.transfer t WHERE t.kind IN ('bet', 'win', 'refund') AND NOT ${isHistory} AND NOT ${isTicket}
      AND NOT EXISTS (SELECT FROM vendor_transaction v WHERE v.transfer_id = t.id)
      AND NOT EXISTS (SELECT FROM vendor_win_review w WHERE w.transfer_id = t.id) ORDER BY t.id`,
  'a late win was paid as it was refused': `SELECT 'transaction ' || w.transaction_id AS where
    FROM vendor_win_review w LEFT JOIN vendor_transaction v ON v.id = w.transaction_id
    LEFT JOIN ledger.transfer t ON t.id = w.transfer_id LEFT JOIN ledger.posting p ON p.transfer_id = t.id AND p.side = 1
    WHERE v.code IS DISTINCT FROM 'ROUND_CLOSED' OR w.outcome = 'paid'
      AND (t.idem, t.kind, t.reference, p.amount) IS DISTINCT FROM ('late-win/' || v.id, 'win', v.round_id, v.amount)`,
  'a rollback and what it took back name each other': `SELECT 'transaction ' || v.id AS where
    FROM vendor_transaction v WHERE v.rolled_back_by IS NOT NULL AND v.outcome = 'done' AND NOT EXISTS (
        SELECT FROM vendor_transaction r WHERE r.caller = v.caller AND r.member_id = v.member_id
          AND r.transaction_id = v.rolled_back_by AND r.kind = 'rollback' AND r.outcome = 'done'
          AND r.reference_id = v.transaction_id)
      OR v.kind = 'rollback' AND v.outcome = 'done' AND NOT EXISTS (
        SELECT FROM vendor_transaction o WHERE o.caller = v.caller AND o.member_id = v.member_id
          AND o.transaction_id = v.reference_id AND o.rolled_back_by = v.transaction_id AND o.outcome IN ('done', 'tombstone'))
    ORDER BY v.id`,
  'a round is the sum of its calls': `WITH said AS (
      SELECT v.vendor_code, v.round_id, v.member_id, v.game_id,
        sum(CASE WHEN v.kind = 'bet' AND v.rolled_back_by IS NULL THEN v.amount ELSE 0 END) AS staked,
        sum(CASE WHEN v.kind = 'win' AND v.rolled_back_by IS NULL THEN v.amount ELSE 0 END) AS won,
        bool_or(v.ended AND v.rolled_back_by IS NULL) AS ended
      FROM vendor_transaction v LEFT JOIN vendor_win_review w ON w.transaction_id = v.id AND w.outcome = 'paid'
      WHERE v.kind IN ('bet', 'win') AND v.campaign IS NULL AND (v.outcome = 'done' OR w.transaction_id IS NOT NULL)
      GROUP BY v.vendor_code, v.round_id, v.member_id, v.game_id)
    SELECT 'round ' || s.vendor_code || '/' || s.game_id || '/' || s.round_id || ' of member ' || s.member_id AS where
    FROM said s LEFT JOIN rounds.game_round r USING (vendor_code, round_id, member_id, game_id)
    WHERE (s.staked, s.won) IS DISTINCT FROM (r.staked, r.won) OR r.state = 'settled' AND NOT s.ended
    ORDER BY s.vendor_code, s.round_id`,
} as const;

/**
 * Reconciles vendors' records (calls, rounds, late wins) with the ledger, both ways, and lists the mismatches. `q` must
 * be one snapshot while money is moving.
 */
export const checkVendorRecords = (
  q: Queryable,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> => violationsOf(q, broken, { onProgress });
