import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';

/** Sums the member's side of points transfers by key, without the `parts` at its end. */
const moved = (kind: string, key: string) => `(SELECT ${key} AS key, sum(p.amount) AS points
  FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'points'
  WHERE t.kind = 'points' AND t.idem LIKE 'points/${kind}/%' GROUP BY 1)`;

const broken = {
  'a day of play has the points that were given for it': `SELECT coalesce(m.key, d.key) AS where
    FROM ${moved('day', `regexp_replace(t.idem, '/[0-9]+$', '')`)} m
    FULL JOIN (SELECT concat_ws('/', 'points/day', d.member_id, d.day, d.type) AS key, d.points FROM point_day d) d USING (key)
    WHERE coalesce(m.points, 0) <> coalesce(d.points, 0) ORDER BY 1`,
  'a deposit has the points that were given for it': `SELECT coalesce(m.key, d.key) AS where FROM ${moved('deposit', 't.idem')} m
    FULL JOIN (SELECT concat_ws('/', 'points/deposit', d.member_id, d.reference) AS key, d.points FROM point_deposit d) d USING (key)
    WHERE m.points IS DISTINCT FROM d.points ORDER BY 1`,
  'a reversed deposit has given its points back, no other has': `SELECT coalesce(m.key, d.key) AS where FROM ${moved('reversal', 't.idem')} m
    FULL JOIN (SELECT concat_ws('/', 'points/reversal', d.member_id, d.reference) AS key, -d.points AS points
      FROM point_deposit d WHERE d.is_reversed) d USING (key)
    WHERE m.points IS DISTINCT FROM d.points ORDER BY 1`,
  'a redemption took its points': `SELECT coalesce(m.key, r.key) AS where FROM ${moved('redeem', 't.idem')} m
    FULL JOIN (SELECT 'points/redeem/' || r.reference AS key, -r.points AS points FROM point_redemption r) r USING (key)
    WHERE m.points IS DISTINCT FROM r.points ORDER BY 1`,
  'a rejected redemption gave its points back, no other did': `SELECT coalesce(m.key, r.key) AS where FROM ${moved('return', 't.idem')} m
    FULL JOIN (SELECT 'points/return/' || r.reference AS key, r.points FROM point_redemption r WHERE r.state = 'rejected') r USING (key)
    WHERE m.points IS DISTINCT FROM r.points ORDER BY 1`,
  'money for points is a bonus, once': `SELECT coalesce('redemption ' || r.reference, 'bonus ' || b.id) AS where
    FROM (SELECT * FROM point_redemption WHERE amount IS NOT NULL) r
    FULL JOIN (SELECT * FROM bonuses.bonus WHERE source = 'points') b ON b.member_id = r.member_id AND b.key = 'points/' || r.reference
    WHERE b.amount IS DISTINCT FROM r.amount ORDER BY 1`,
  'points have no other source': `SELECT 'transfer ' || t.id AS where FROM ledger.transfer t
    WHERE t.kind = 'points' AND t.idem !~ '^points/(day|deposit|reversal|redeem|return|mission|missionBack|spin|raffle|promotion|promotionBack)/' ORDER BY t.id`,
} as const;

/**
 * Reconciles points with what they were given and spent for, in both directions. `q` must be one snapshot while points
 * are moving.
 */
export const checkPoints = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
