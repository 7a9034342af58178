import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';

const broken = {
  'a rebate was paid as it says, once': `SELECT 'rebate ' || r.id AS where FROM rebate_payout r
    LEFT JOIN ledger.transfer t ON t.idem = 'rebate/' || r.id AND t.kind = 'rebate'
    LEFT JOIN ledger.posting p ON p.transfer_id = t.id AND p.side = 1 LEFT JOIN ledger.account a ON a.id = p.account_id
    WHERE (p.amount, a.kind, a.owner) IS DISTINCT FROM (r.amount, 'member', r.member_id::text) ORDER BY r.id`,
  'a rebate is the sum of its days': `SELECT 'rebate ' || r.id AS where FROM rebate_payout r
    LEFT JOIN (SELECT d.payout_id, d.member_id, sum(d.amount) AS sum FROM rebate_day d GROUP BY 1, 2) d ON d.payout_id = r.id
    WHERE (d.member_id, d.sum) IS DISTINCT FROM (r.member_id, r.amount::numeric) ORDER BY r.id`,
  'a movement of rebates has its record': `SELECT 'transfer ' || t.id AS where FROM ledger.transfer t
    WHERE t.idem LIKE 'rebate/%' AND NOT EXISTS (SELECT FROM rebate_payout r WHERE t.idem = 'rebate/' || r.id) ORDER BY t.id`,
} as const;

/** Reconciles rebates with the ledger in both directions. `q` must be one snapshot while money is moving. */
export const checkRebates = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
