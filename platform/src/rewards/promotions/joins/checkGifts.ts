import type { Queryable } from '../../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../../money/ledger/index.ts';

/** Sums the member's side of points transfers by key. */
const moved = (kind: string) => `(SELECT t.idem AS key, sum(p.amount) AS points
  FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'points'
  WHERE t.kind = 'points' AND t.idem LIKE 'points/${kind}/%' GROUP BY 1)`;

const broken = {
  'a promotion gave the points that it says': `SELECT coalesce(m.key, g.key) AS where FROM ${moved('promotion')} m
    FULL JOIN (SELECT concat_ws('/', 'points/promotion', f.member_id, f.id) AS key, (f.gives ->> 'points')::bigint AS points
      FROM promotion_gift f WHERE f.gives ->> 'kind' = 'points') g USING (key)
    WHERE m.points IS DISTINCT FROM g.points ORDER BY 1`,
  'points of a reversed deposit went back, no others did': `SELECT coalesce(m.key, g.key) AS where
    FROM ${moved('promotionBack')} m
    FULL JOIN (SELECT concat_ws('/', 'points/promotionBack', f.member_id, f.id) AS key, -(f.gives ->> 'points')::bigint AS points
      FROM promotion_gift f WHERE f.gives ->> 'kind' = 'points' AND f.taken_back_at IS NOT NULL) g USING (key)
    WHERE m.points IS DISTINCT FROM g.points ORDER BY 1`,
  'a promotion gave the tickets that it says': `SELECT coalesce('gift ' || f.id, t.source) AS where
    FROM (SELECT * FROM promotion_gift WHERE gives ->> 'kind' = 'tickets') f
    FULL JOIN (SELECT t.member_id, t.source, count(*) AS count,
        count(*) FILTER (WHERE t.spin_id IS NULL AND t.taken_back_at IS NULL) AS unused
      FROM raffle.raffle_ticket t WHERE t.source LIKE 'promotion/%' GROUP BY 1, 2) t
      ON t.member_id = f.member_id AND t.source = 'promotion/' || f.id
    WHERE t.count IS DISTINCT FROM (f.gives ->> 'count')::bigint OR f.taken_back_at IS NOT NULL AND t.unused > 0 ORDER BY 1`,
  'cashback is the share of a loss that it says, of one promotion and member': `
    SELECT concat_ws(' ', 'cashback', c.promotion_id, c.member_id, c.first_day) AS where
    FROM promotion_cashback c JOIN bonuses.bonus b ON b.id = c.bonus_id
    WHERE (b.member_id, b.source) IS DISTINCT FROM (c.member_id, 'promotion/' || c.promotion_id)
      OR b.amount <> least(c.most, c.lost * c.percent / 100) ORDER BY 1`,
  'a day is paid back for once': `
    SELECT concat_ws(' ', 'cashback', c.promotion_id, c.member_id, c.first_day) AS where
    FROM promotion_cashback c JOIN promotion_cashback o ON o.promotion_id = c.promotion_id AND o.member_id = c.member_id
      AND o.first_day > c.first_day AND o.first_day <= c.last_day ORDER BY 1`,
  'what was given for a loss says which': `SELECT 'bonus ' || b.id AS where
    FROM bonuses.bonus b WHERE b.source LIKE 'promotion/%' AND b.key LIKE b.source || '/loss/%'
      AND NOT EXISTS (SELECT FROM promotion_cashback c WHERE c.bonus_id = b.id) ORDER BY b.id`,
} as const;

/**
 * Reconciles points, tickets and cashback of promotions with what moved. `q` must be one snapshot while promotions
 * give.
 */
export const checkGifts = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
