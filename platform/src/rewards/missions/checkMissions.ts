import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';

/** Sums the member's side of points transfers by key. */
const moved = (kind: string) => `(SELECT t.idem AS key, sum(p.amount) AS points
  FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'points'
  WHERE t.kind = 'points' AND t.idem LIKE 'points/${kind}/%' GROUP BY 1)`;

const broken = {
  'a claim of points gave them': `SELECT coalesce(m.key, c.key) AS where FROM ${moved('mission')} m
    FULL JOIN (SELECT concat_ws('/', 'points/mission', c.member_id, c.id) AS key, (c.gives ->> 'points')::bigint AS points
      FROM mission_claim c WHERE c.gives ->> 'kind' = 'points') c USING (key)
    WHERE m.points IS DISTINCT FROM c.points ORDER BY 1`,
  'a claim of points that was taken back gave them back, no other did': `SELECT coalesce(m.key, c.key) AS where
    FROM ${moved('missionBack')} m
    FULL JOIN (SELECT concat_ws('/', 'points/missionBack', c.member_id, c.id) AS key, -(c.gives ->> 'points')::bigint AS points
      FROM mission_claim c WHERE c.gives ->> 'kind' = 'points' AND c.taken_back_at IS NOT NULL) c USING (key)
    WHERE m.points IS DISTINCT FROM c.points ORDER BY 1`,
  'a claim of a bonus gave it': `SELECT coalesce('claim ' || c.id, 'bonus ' || b.id) AS where
    FROM (SELECT * FROM mission_claim WHERE gives ->> 'kind' = 'bonus') c
    FULL JOIN (SELECT * FROM bonuses.bonus WHERE source = 'mission') b ON b.member_id = c.member_id AND b.key = 'mission/' || c.id
    WHERE b.amount IS DISTINCT FROM (c.gives ->> 'amount')::bigint * 100
      OR b.target IS DISTINCT FROM (c.gives ->> 'amount')::bigint * 100 * (c.gives ->> 'wagering')::bigint
      OR c.taken_back_at IS NOT NULL AND b.closed_at IS NULL ORDER BY 1`,
  'a claim of tickets gave so many': `SELECT coalesce('claim ' || c.id, t.source) AS where
    FROM (SELECT * FROM mission_claim WHERE gives ->> 'kind' = 'tickets') c
    FULL JOIN (SELECT t.member_id, t.source, count(*) AS count,
        count(*) FILTER (WHERE t.spin_id IS NULL AND t.taken_back_at IS NULL) AS unused
      FROM raffle.raffle_ticket t WHERE t.source LIKE 'mission/%' GROUP BY 1, 2) t ON t.member_id = c.member_id AND t.source = 'mission/' || c.id
    WHERE t.count IS DISTINCT FROM (c.gives ->> 'count')::bigint OR c.taken_back_at IS NOT NULL AND t.unused > 0 ORDER BY 1`,
  'a claim is of a period that its days are in': `SELECT 'claim ' || c.id AS where FROM mission_claim c
    WHERE c.first_day > c.last_day OR c.period <> 'once'
      AND (c.first_day NOT BETWEEN c.period::date AND c.period::date + 6 OR c.last_day > c.period::date + 6) ORDER BY c.id`,
} as const;

/**
 * Reconciles mission claims with what they gave, in both directions. `q` must be one snapshot while claims are made.
 */
export const checkMissions = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
