import type { Queryable } from '../../../foundation/database/connect.ts';
import { insertMessages } from '../../../site/messages/index.ts';
import { returnReserved } from './planMoney.ts';
import { type PlanEnd, type PlanRow, planById, sumOf } from './planRows.ts';
import { planMessage } from './planTexts.ts';

/**
 * Locks a running plan until the transaction ends: nobody else buys for it or closes it. Null: it is not running. To be
 * locked before any wallet. `skip`: null also where another transaction holds it.
 */
export async function holdPlan(
  q: Queryable,
  id: string,
  { skip }: { readonly skip: boolean },
): Promise<PlanRow | null> {
  const [held] = await q.query<{ state: string }>(
    `SELECT state FROM lottery_plan WHERE id = $1 FOR UPDATE ${skip ? 'SKIP LOCKED' : ''}`,
    [id],
  );
  return held?.state === 'running' ? planById(q, id) : null;
}

/**
 * Closes a locked plan: what is still reserved returns at once. If it ended by itself, the member gets a message in the
 * inbox.
 */
export async function closePlan(q: Queryable, plan: PlanRow, end: PlanEnd, at: Date): Promise<void> {
  const left = sumOf(plan, 'waiting');
  await q.query(`UPDATE lottery_plan_draw SET state = 'returned' WHERE plan_id = $1 AND state = 'waiting'`, [plan.id]);
  await q.query('UPDATE lottery_plan SET state = $2, reason = $3, closed_at = $4 WHERE id = $1', [
    plan.id,
    end.state,
    'reason' in end ? end.reason : null,
    at,
  ]);
  if (left > 0n) await returnReserved(q, plan, { part: 'end', amount: left, at });
  const message = planMessage(plan, end, left);
  if (message) await insertMessages(q, [{ memberId: plan.memberId, category: 'bets', ...message }], at);
}
