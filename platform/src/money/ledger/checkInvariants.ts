import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from './violations.ts';

const ofBalances = {
  'all accounts sum to zero': 'SELECT currency AS where FROM account GROUP BY currency HAVING sum(balance) <> 0',
  'no member is below zero': `SELECT 'account ' || id AS where FROM account
    WHERE kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet') AND balance < 0`,
  'no debt is above zero': `SELECT 'account ' || id AS where FROM account WHERE kind = 'debt' AND balance > 0`,
} as const;

const ofPostings = {
  'transfers sum to zero': `SELECT 'transfer ' || t.id AS where
    FROM transfer t LEFT JOIN posting p ON p.transfer_id = t.id GROUP BY t.id HAVING count(p.side) <> 2 OR sum(p.amount) <> 0`,
  'balance is the sum of postings': `SELECT 'account ' || a.id AS where
    FROM account a LEFT JOIN posting p ON p.account_id = a.id GROUP BY a.id HAVING a.balance <> coalesce(sum(p.amount), 0)`,
  'balance after follows': `SELECT 'transfer ' || transfer_id || ', side ' || side AS where
    FROM (SELECT *, sum(amount) OVER (PARTITION BY account_id ORDER BY transfer_id, side) AS running FROM posting) p
    WHERE balance_after <> running ORDER BY transfer_id, side`,
} as const;

/** SQL: transfers sealed after the seal $1, or not sealed yet. */
const later = `later AS (
  SELECT s.transfer_id AS id FROM ledger_seal s WHERE s.position > $1
  UNION ALL SELECT t.id FROM transfer t, ledger_sealing g
    WHERE t.id > g.sealed_to AND NOT EXISTS (SELECT FROM ledger_seal s WHERE s.transfer_id = t.id))`;

/** SQL: an account's posting before a given one, or its last one where none is given. */
const lineBefore = (account: string, transfer: string | null) => `(SELECT o.balance_after FROM posting o
  WHERE o.account_id = ${account}${transfer === null ? '' : ` AND o.transfer_id < ${transfer}`}
  ORDER BY o.transfer_id DESC LIMIT 1)`;

const ofLaterPostings = {
  'transfers sum to zero': `WITH ${later} SELECT 'transfer ' || l.id AS where
    FROM later l LEFT JOIN posting p ON p.transfer_id = l.id GROUP BY l.id HAVING count(p.side) <> 2 OR sum(p.amount) <> 0`,
  'balance after follows': `WITH ${later} SELECT 'transfer ' || p.transfer_id || ', side ' || p.side AS where
    FROM later l JOIN posting p ON p.transfer_id = l.id
    WHERE p.balance_after <> coalesce(${lineBefore('p.account_id', 'p.transfer_id')}, 0) + p.amount
    ORDER BY p.transfer_id, p.side`,
} as const;

const ofLastLines = {
  'balance is that after the last posting': `SELECT 'account ' || a.id AS where FROM account a
    WHERE a.balance <> coalesce(${lineBefore('a.id', null)}, 0)`,
} as const;

/**
 * Reads the whole ledger and lists violated invariants; none if it is sound. `q` must be one snapshot while money is
 * moving.
 */
export const checkInvariants = (
  q: Queryable,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> => violationsOf(q, { ...ofBalances, ...ofPostings }, { onProgress });

/**
 * The same for what came after the seal at `position`, trusting everything up to it: reads those transfers, and each
 * account's last posting.
 */
export const checkInvariantsSince = async (
  q: Queryable,
  position: string,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> => [
  ...(await violationsOf(q, ofLaterPostings, { onProgress, values: [position] })),
  ...(await violationsOf(q, { ...ofLastLines, ...ofBalances }, { onProgress })),
];
