import type { Queryable } from '../../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../../money/ledger/index.ts';

const broken = {
  'an application that was accepted brought its member one bonus of its promotion': `
    SELECT 'application ' || a.reference AS where FROM promotion_application a LEFT JOIN bonuses.bonus b ON b.id = a.bonus_id
    WHERE a.state = 'accepted' AND (b.member_id, b.source) IS DISTINCT FROM (a.member_id, 'promotion/' || a.promotion_id)
    ORDER BY a.id`,
  'what a promotion gave that is applied for was accepted': `
    SELECT 'bonus ' || b.id AS where FROM promotion p JOIN bonuses.bonus b ON b.source = 'promotion/' || p.id
    WHERE EXISTS (SELECT FROM promotion_application a WHERE a.promotion_id = p.id)
      AND p.offer -> 'starts' ->> 'on' = 'application'
      AND NOT EXISTS (SELECT FROM promotion_application a WHERE a.bonus_id = b.id) ORDER BY b.id`,
} as const;

/** Reconciles applications with the bonuses they led to. */
export const checkApplications = (
  q: Queryable,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> => violationsOf(q, broken, { onProgress });
