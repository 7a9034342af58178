import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../ledger/index.ts';

const broken = {
  'a transfer along the line moved what it says, between the main wallets it says': `
    SELECT 'line transfer ' || l.id AS where FROM line_transfer l
    LEFT JOIN ledger.transfer t ON t.id = l.transfer_id AND t.idem = 'lineTransfer/' || l.reference AND t.kind = 'lineTransfer'
    LEFT JOIN ledger.posting f ON f.transfer_id = t.id AND f.side = 0 LEFT JOIN ledger.account fa ON fa.id = f.account_id
    LEFT JOIN ledger.posting g ON g.transfer_id = t.id AND g.side = 1 LEFT JOIN ledger.account ga ON ga.id = g.account_id
    WHERE (g.amount, fa.kind, fa.owner, ga.kind, ga.owner, ga.currency) IS DISTINCT FROM
      (l.amount, 'member', l.from_member::text, 'member', l.to_member::text, l.currency) ORDER BY l.id`,
  'what moves between the main wallets of two members is a transfer along the line': `
    SELECT 'transfer ' || t.id AS where FROM ledger.transfer t
    WHERE t.kind = 'lineTransfer' AND NOT EXISTS (SELECT FROM line_transfer l WHERE l.transfer_id = t.id) ORDER BY t.id`,
} as const;

/** Reconciles transfers along the line with the ledger, both ways. */
export const checkLineTransfers = (
  q: Queryable,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> => violationsOf(q, broken, { onProgress });
