import type { Queryable } from '../../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../../money/ledger/index.ts';

const broken = {
  'a statement of series is the sum of its lines': `SELECT 'statement ' || s.id AS where FROM agent_statement s
    LEFT JOIN (SELECT statement_id, sum(amount) AS amount FROM agent_statement_line GROUP BY 1) l ON l.statement_id = s.id
    WHERE s.earned <> coalesce(l.amount, 0) ORDER BY s.id`,
  'a statement of series was paid by the house as it says, once': `SELECT 'statement ' || s.id AS where FROM agent_statement s
    LEFT JOIN ledger.transfer t ON t.idem = 'agent/series/' || s.agent_id || '/' || s.from_day AND t.kind = 'commission'
    LEFT JOIN ledger.posting p ON p.transfer_id = t.id AND p.side = 1 LEFT JOIN ledger.account a ON a.id = p.account_id
    WHERE (coalesce(p.amount, 0), coalesce(a.owner, s.agent_id::text)) IS DISTINCT FROM (s.paid, s.agent_id::text) ORDER BY s.id`,
  'a payment of series has its statement': `SELECT 'transfer ' || t.id AS where FROM ledger.transfer t
    WHERE t.idem LIKE 'agent/series/%' AND NOT EXISTS (SELECT FROM agent_statement s
      WHERE t.idem = 'agent/series/' || s.agent_id || '/' || s.from_day AND s.paid > 0) ORDER BY t.id`,
} as const;

/** Reconciles agents' series statements with the ledger. `q` must be one snapshot while money is moving. */
export const checkSeries = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
