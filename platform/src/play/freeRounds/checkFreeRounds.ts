import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';

const broken = {
  'free rounds have used and won what their rounds did': `SELECT 'free rounds ' || g.id AS where FROM free_rounds g
    LEFT JOIN (SELECT f.grant_id, count(*) FILTER (WHERE f.taken_back_at IS NULL) AS used, sum(f.won) AS won
      FROM free_round f GROUP BY 1) f ON f.grant_id = g.id
    WHERE (g.used, g.won) IS DISTINCT FROM (coalesce(f.used, 0), coalesce(f.won, 0)) ORDER BY g.id`,
  'free rounds that are over gave what they won, up to their most, once': `SELECT 'free rounds ' || g.id AS where
    FROM free_rounds g LEFT JOIN bonuses.bonus b ON b.id = g.bonus_id
    WHERE g.state = 'over' AND (b.member_id, b.key, b.amount, b.source) IS DISTINCT FROM (
      CASE WHEN g.won > 0 THEN g.member_id END, CASE WHEN g.won > 0 THEN 'freeRounds/' || g.id END,
      CASE WHEN g.won > 0 THEN least(g.won, g.most) END, CASE WHEN g.won > 0 THEN g.source END) ORDER BY g.id`,
  'a bonus of free rounds has them': `SELECT 'bonus ' || b.id AS where FROM bonuses.bonus b
    WHERE b.key LIKE 'freeRounds/%' AND NOT EXISTS (SELECT FROM free_rounds g WHERE g.bonus_id = b.id) ORDER BY b.id`,
} as const;

/**
 * Reconciles free rounds with the game rounds that they were played as, and with bonuses. `q` must be one snapshot
 * while money is moving.
 */
export const checkFreeRounds = (
  q: Queryable,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> => violationsOf(q, broken, { onProgress });
