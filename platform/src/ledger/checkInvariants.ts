import type { Queryable } from '../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from './violations.ts';

const broken = {
  'transfers sum to zero': `SELECT 'transfer ' || t.id AS where
    FROM transfer t LEFT JOIN posting p ON p.transfer_id = t.id GROUP BY t.id HAVING count(p.side) <> 2 OR sum(p.amount) <> 0`,
  'all accounts sum to zero': 'SELECT currency AS where FROM account GROUP BY currency HAVING sum(balance) <> 0',
  'balance is the sum of postings': `SELECT 'account ' || a.id AS where
    FROM account a LEFT JOIN posting p ON p.account_id = a.id GROUP BY a.id HAVING a.balance <> coalesce(sum(p.amount), 0)`,
  'balance after follows': `SELECT 'transfer ' || transfer_id || ', side ' || side AS where
    FROM (SELECT *, sum(amount) OVER (PARTITION BY account_id ORDER BY transfer_id, side) AS running FROM posting) p
    WHERE balance_after <> running ORDER BY transfer_id, side`,
  'no member is below zero': `SELECT 'account ' || id AS where FROM account
    WHERE kind IN ('member', 'bonus', 'hold', 'vendorWallet') AND balance < 0`,
  'no debt is above zero': `SELECT 'account ' || id AS where FROM account WHERE kind = 'debt' AND balance > 0`,
} as const;

/**
 * Reads the whole ledger and names what does not add up; nothing does when it is sound. `q` has to be one snapshot
 * where money is moving.
 */
export const checkInvariants = (
  q: Queryable,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> => violationsOf(q, broken, onProgress);
