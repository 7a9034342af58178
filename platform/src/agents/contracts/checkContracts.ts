import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';

/** Earnings of a statement by its rate (payOf), by kind. */
const earned = `CASE WHEN s.counted <= 0 THEN 0 WHEN r.kind = 'dividend' THEN s.counted * s.rate / 10000
  WHEN r.kind = 'realtime' THEN s.counted * s.rate / 1000000 ELSE s.counted / 1000000 * s.rate END`;
const counted = `CASE WHEN r.kind = 'dividend' THEN s.turnover - s.payout - s.bonus - s.rebate - s.fee ELSE s.turnover END - s.carried_in`;

const broken = {
  'an agent’s statement comes to what its inputs do': `SELECT 'statement ' || s.id AS where
    FROM contract_statement s JOIN contract_run r ON r.id = s.run_id
    WHERE s.counted <> ${counted} OR s.earned <> ${earned} ORDER BY s.id`,
  'a pay-run is the sum of its statements': `SELECT 'run ' || r.id AS where FROM contract_run r
    LEFT JOIN (SELECT run_id, sum(due) AS due FROM contract_statement GROUP BY 1) s ON s.run_id = r.id
    WHERE r.total <> coalesce(s.due, 0) ORDER BY r.id`,
  'what a paid run owed was paid by its payer, once': `SELECT 'statement ' || s.id AS where
    FROM contract_statement s JOIN contract_run r ON r.id = s.run_id JOIN agent_contract c ON c.id = s.contract_id
    LEFT JOIN ledger.transfer t ON t.idem = 'contract/' || s.id AND t.kind = 'commission'
    LEFT JOIN ledger.posting paid ON paid.transfer_id = t.id AND paid.side = 1 LEFT JOIN ledger.account a ON a.id = paid.account_id
    LEFT JOIN ledger.posting gave ON gave.transfer_id = t.id AND gave.side = 0 LEFT JOIN ledger.account o ON o.id = gave.account_id
    WHERE r.state = 'paid' AND s.due > 0 AND (paid.amount, a.kind, a.owner, o.kind, o.owner) IS DISTINCT FROM
      (s.due, 'member', c.downline_id::text, CASE WHEN r.payer_id IS NULL THEN 'house' ELSE 'member' END,
       coalesce(r.payer_id::text, 'HOUSE')) ORDER BY s.id`,
  'a payment of a contract has its statement, of a run that is paid': `SELECT 'transfer ' || t.id AS where FROM ledger.transfer t
    WHERE t.idem LIKE 'contract/%' AND NOT EXISTS (SELECT FROM contract_statement s JOIN contract_run r ON r.id = s.run_id
      WHERE t.idem = 'contract/' || s.id AND s.due > 0 AND r.state = 'paid') ORDER BY t.id`,
  'what was refused is in one later statement at most': `SELECT 'statement ' || s.id AS where FROM contract_statement s
    LEFT JOIN (SELECT k.carried_by, sum(o.due) AS due, bool_and(r.state = 'refused') AS refused FROM contract_refused_carry k
      JOIN contract_statement o ON o.id = k.statement_id JOIN contract_run r ON r.id = o.run_id GROUP BY 1) k ON k.carried_by = s.id
    WHERE s.refused_before <> coalesce(k.due, 0) OR NOT coalesce(k.refused, true) ORDER BY s.id`,
  'what agents were paid for contracts in a day is its payments': `SELECT 'member ' || member_id || ', ' || day || ', ' || kind AS where
    FROM (SELECT c.downline_id AS member_id, (t.at AT TIME ZONE z.time_zone)::date AS day, c.kind,
      sum(p.amount) AS amount
      FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id AND p.side = 1
      JOIN contract_statement s ON t.idem = 'contract/' || s.id JOIN agent_contract c ON c.id = s.contract_id
      JOIN members.member m ON m.id = c.downline_id JOIN markets.market z ON z.code = m.market_code
      WHERE t.idem LIKE 'contract/%' GROUP BY 1, 2, 3) l
    FULL JOIN contract_paid_day k USING (member_id, day, kind) WHERE l.amount IS DISTINCT FROM k.amount ORDER BY 1`,
} as const;

/**
 * Reconciles statements and pay-runs of agents' contracts with the ledger. `q` must be one snapshot while money is
 * moving.
 */
export const checkContracts = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
