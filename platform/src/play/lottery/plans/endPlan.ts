import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { closePlan, holdPlan } from './closePlan.ts';
import { planById } from './planRows.ts';

/**
 * Ends a member's plan for an operator, in the caller's transaction. `isNew`: it ended now, not before.
 *
 * @throws Refusal NOT_FOUND; ALREADY_CLOSED where no operator ended it
 */
export async function endPlan(
  q: Queryable,
  code: string,
  at: Date,
): Promise<{ readonly memberId: MemberId; readonly market: string; readonly isNew: boolean }> {
  const [known] = await q.query<{ id: string }>('SELECT id FROM lottery_plan WHERE code = $1', [code]);
  if (!known) throw new Refusal('NOT_FOUND');
  const plan = await holdPlan(q, known.id, { skip: false });
  if (plan) {
    await closePlan(q, plan, { state: 'ended', reason: 'operator' }, at);
    return { memberId: plan.memberId, market: plan.market, isNew: true };
  }
  const { memberId, market, reason } = await planById(q, known.id);
  if (reason !== 'operator') throw new Refusal('ALREADY_CLOSED');
  return { memberId, market, isNew: false };
}
