import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../ledger/index.ts';

const broken = {
  'what is put aside is what open withdrawals are of': `WITH open AS (
      SELECT member_id::text AS owner, currency, sum(amount) AS amount
      FROM cash_withdrawal WHERE state IN ('requested', 'approved') GROUP BY 1, 2)
    SELECT 'member ' || owner AS where
    FROM (SELECT owner, currency, balance FROM ledger.account WHERE kind = 'hold') a FULL JOIN open USING (owner, currency)
    WHERE coalesce(a.balance, 0) <> coalesce(open.amount, 0) ORDER BY owner`,
  'the bank’s lines are payments and payouts': `WITH line AS (
      SELECT t.reference, a.currency, sum(p.amount) AS amount
      FROM ledger.account a JOIN ledger.posting p ON p.account_id = a.id JOIN ledger.transfer t ON t.id = p.transfer_id
      WHERE a.kind = 'bank' GROUP BY 1, 2),
    cash AS (
      SELECT d.reference, d.currency, -sum(p.amount) FILTER (WHERE NOT p.reversed) AS amount
      FROM cash_deposit d JOIN cash_deposit_payment p ON p.deposit_id = d.id GROUP BY 1, 2
      UNION ALL
      SELECT reference, currency, CASE
        WHEN state IN ('paid', 'received', 'partial', 'notReceived') THEN amount - fee
        WHEN state = 'returned' THEN coalesce(received_amount, 0) ELSE 0 END
      FROM cash_withdrawal)
    SELECT 'reference ' || reference AS where FROM line FULL JOIN cash USING (reference, currency)
    WHERE coalesce(line.amount, 0) <> coalesce(cash.amount, 0) ORDER BY reference`,
  'a correction was posted as it was decided': `SELECT 'correction ' || c.id AS where
    FROM balance_correction c LEFT JOIN ledger.transfer t ON t.id = c.transfer_id
    LEFT JOIN ledger.posting p ON p.transfer_id = t.id AND p.side = CASE c.direction WHEN 'credit' THEN 1 ELSE 0 END
    LEFT JOIN ledger.account a ON a.id = p.account_id
    WHERE c.state = 'done' AND (t.kind, abs(p.amount), a.kind, a.owner) IS DISTINCT FROM ('adjustment', c.amount, 'member', c.member_id::text)
    UNION ALL
    SELECT 'transfer ' || t.id FROM ledger.transfer t
    WHERE t.kind = 'adjustment' AND NOT EXISTS (SELECT FROM balance_correction c WHERE c.transfer_id = t.id)`,
} as const;

/**
 * Reconciles deposits, withdrawals and corrections with the ledger, both ways, and lists the mismatches. `q` must be
 * one snapshot while money is moving.
 */
export const checkCashRecords = (
  q: Queryable,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> => violationsOf(q, broken, { onProgress });
