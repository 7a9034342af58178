import type { Queryable } from '../../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../../money/ledger/index.ts';

/** SQL: what was moved for each plan, hundredths. */
const moved = `(SELECT x.reference AS code, sum(p.amount) FILTER (WHERE split_part(x.idem, '/', 3) = 'reserve') AS reserved,
    coalesce(sum(p.amount) FILTER (WHERE split_part(x.idem, '/', 3) <> 'reserve'), 0) AS returned
  FROM ledger.transfer x JOIN ledger.posting p ON p.transfer_id = x.id AND p.side = 1
  WHERE x.idem LIKE 'plan/%' GROUP BY x.reference)`;

/** SQL: the sums of each plan's draws. */
const planned = `(SELECT p.id, p.code, p.member_id, p.currency, p.state, p.price * sum(d.times) AS reserved,
    p.price * coalesce(sum(d.times) FILTER (WHERE d.state IN ('skipped', 'returned')), 0) AS returned,
    p.price * coalesce(sum(d.times) FILTER (WHERE d.state = 'waiting'), 0) AS left
  FROM lottery_plan p JOIN lottery_plan_draw d ON d.plan_id = p.id GROUP BY p.id)`;

const broken = {
  'a plan’s whole sum was set aside, and returned of it what was not bought': `SELECT 'plan ' || p.code AS where
    FROM ${planned} p LEFT JOIN ${moved} m ON m.code = p.code
    WHERE (m.reserved, m.returned) IS DISTINCT FROM (p.reserved, p.returned) ORDER BY p.id`,
  'a movement of plans has its plan': `SELECT 'transfer ' || x.id AS where FROM ledger.transfer x
    WHERE x.idem LIKE 'plan/%' AND NOT EXISTS (SELECT FROM lottery_plan p WHERE p.code = x.reference) ORDER BY x.id`,
  'what is set aside is what running plans have left': `SELECT 'account ' || a.id AS where FROM ledger.account a
    LEFT JOIN (SELECT p.member_id, p.currency, sum(p.left) AS left FROM ${planned} p GROUP BY 1, 2) p
      ON p.member_id::text = a.owner AND p.currency = a.currency
    WHERE a.kind = 'plan' AND a.balance <> coalesce(p.left, 0) ORDER BY a.id`,
  'a plan that is over has nothing left': `SELECT 'plan ' || p.code AS where FROM ${planned} p
    WHERE p.state <> 'running' AND p.left <> 0 ORDER BY p.id`,
  'a draw’s ticket is the member’s, of that draw, at its stake, and paid by the plan': `SELECT 'plan ' || p.code AS where
    FROM lottery_plan_draw d JOIN lottery_plan p ON p.id = d.plan_id JOIN lottery_ticket t ON t.id = d.ticket_id
      JOIN draw w ON w.id = t.draw_id
    WHERE (t.member_id, t.market_code, t.currency, t.staked, w.station_code, w.numero)
        IS DISTINCT FROM (p.member_id, p.market_code, p.currency, p.price * d.times, p.station_code, d.numero)
      OR NOT EXISTS (SELECT FROM ledger.transfer x JOIN ledger.posting o ON o.transfer_id = x.id AND o.side = 0
        JOIN ledger.account a ON a.id = o.account_id WHERE x.idem = 'lottery/' || t.code || '/bet' AND a.kind = 'plan')
    ORDER BY p.id`,
} as const;

/**
 * Reconciles plans over several draws with their tickets and the ledger, and lists the mismatches. `q` must be one
 * snapshot while money is moving.
 */
export const checkPlans = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
