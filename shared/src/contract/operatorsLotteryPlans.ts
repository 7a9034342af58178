import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { planReason, planState } from './lotteryPlans.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

/** running: draws are still to be bought or drawn. over: ended for any reason. */
export const deskPlanSelection = z.enum(['running', 'over']);
export type DeskPlanSelection = z.Infer<typeof deskPlanSelection>;

export const deskPlan = z.object({
  /** The plan's reference, e.g. P-20261127-7KQ2M9XW. */
  id: z.string(),
  account: z.string(),
  market: z.string(),
  currency: z.string(),
  /** Code of the game. */
  code: z.string(),
  name: z.object({ vi: z.string(), en: z.string() }),
  state: planState,
  /** Why the platform or an operator ended it. */
  reason: z.nullable(planReason),
  stopsOnWin: z.boolean(),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  lineCount: z.int(),
  /** Number of draws, and of tickets bought. */
  draws: z.int(),
  bought: z.int(),
  /** The next draw to buy; null: none left. */
  next: z.nullable(z.object({ numero: z.string(), drawsAt: z.string() })),
  /** Total reserved; still reserved; winnings of its tickets. */
  reserved: amount,
  left: amount,
  won: amount,
});
export type DeskPlan = z.Infer<typeof deskPlan>;

/** Plans over several draws, newest first; optionally of one member or game. */
export const lotteryPlanDesk = call({
  name: 'lotteryPlanDesk',
  method: 'GET',
  path: '/ops/lottery/plans',
  access: 'lottery',
  request: z.object({
    selection: z.defaulted(deskPlanSelection, 'running'),
    account: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(64))),
    code: z.optional(z.string().check(z.regex(/^\w{1,20}$/))),
    ...paging,
  }),
  value: z.object({
    ...pageOf(deskPlan).shape,
    /** Total reserved by running plans, and their number, by currency. */
    setAside: z.array(z.object({ currency: z.string(), plans: z.int(), left: amount })),
    /** Games with plans. */
    games: z.array(z.object({ code: z.string(), name: z.object({ vi: z.string(), en: z.string() }) })),
  }),
});

/**
 * Ends a running plan: the remaining reserve returns to its member, who is notified; bought tickets stay. Idempotent.
 */
export const endLotteryPlan = call({
  name: 'endLotteryPlan',
  method: 'POST',
  path: '/ops/lottery/plans/:id/end',
  access: 'lottery',
  errors: ['NOT_FOUND', 'ALREADY_CLOSED'],
  request: z.object({ id: z.string().check(z.regex(/^P-\d{8}-[0-9A-Z]{8}$/)), why: reason }),
  value: deskPlan,
});

export const lotteryPlanDeskCalls = [lotteryPlanDesk, endLotteryPlan] as const;
