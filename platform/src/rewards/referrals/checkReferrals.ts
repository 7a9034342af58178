import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';

const broken = {
  'a reward for a friend is a bonus of whom it says, and no other bonus is one': `
    SELECT 'bonus ' || b.id AS where FROM bonuses.bonus b
    LEFT JOIN referral f ON b.id IN (f.inviter_bonus, f.friend_bonus)
    WHERE b.source = 'referral' AND (f.invited_id IS NULL OR b.key <> 'referral/' || f.invited_id
      OR b.member_id <> CASE b.id WHEN f.inviter_bonus THEN f.inviter_id ELSE f.invited_id END) ORDER BY b.id`,
} as const;

/** Reconciles referral rewards with the bonuses that paid them. */
export const checkReferrals = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
