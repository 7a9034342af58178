import type { LotteryPlan } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import type { Services } from '../services.ts';
import { closePlan, holdPlan } from './closePlan.ts';
import { planById, planToWire } from './planRows.ts';

/**
 * Stops a member's own plan: what is still reserved returns at once.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED
 */
export async function stopPlan(services: Services, code: string, context: MemberCallContext): Promise<LotteryPlan> {
  const { database, clock } = services;
  const { session, language } = context;
  const value = await database.transaction(async (q) => {
    const [known] = await q.query<{ id: string }>('SELECT id FROM lottery_plan WHERE code = $1 AND member_id = $2', [
      code,
      session.memberId,
    ]);
    if (!known) throw new Refusal('NOT_FOUND');
    const plan = await holdPlan(q, known.id, { skip: false });
    if (!plan) throw new Refusal('ALREADY_CLOSED');
    await closePlan(q, plan, { state: 'stopped' }, clock());
    return planToWire(await planById(q, known.id), language);
  });
  createBalancePublisher(services)(session.memberId, 'refund');
  return value;
}
