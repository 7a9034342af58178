import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { planReason, planState } from './lotteryPlans.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

/** running: draws are still to be bought or to be drawn. over: whatever ended them. */
export const deskPlanSelection = z.enum(['running', 'over']);
export type DeskPlanSelection = z.Infer<typeof deskPlanSelection>;

export const deskPlan = z.object({
  /** The plan's name, e.g. P-20261127-7KQ2M9XW. */
  id: z.string(),
  account: z.string(),
  market: z.string(),
  currency: z.string(),
  /** Of the game. */
  code: z.string(),
  name: z.object({ vi: z.string(), en: z.string() }),
  state: planState,
  /** Of one that the platform or an operator ended. */
  reason: z.nullable(planReason),
  stopsOnWin: z.boolean(),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  lineCount: z.int(),
  /** Its draws, and those whose ticket was bought. */
  draws: z.int(),
  bought: z.int(),
  /** The next draw that a ticket is to be bought for; null: none is left. */
  next: z.nullable(z.object({ numero: z.string(), drawsAt: z.string() })),
  /** All that was reserved; what is still set aside; what its tickets have won. */
  reserved: amount,
  left: amount,
  won: amount,
});
export type DeskPlan = z.Infer<typeof deskPlan>;

/** Plans over several draws, newest first: of one member, or in one game, where they are named. */
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
    /** What running plans have set aside in all, and how many there are, by currency. */
    setAside: z.array(z.object({ currency: z.string(), plans: z.int(), left: amount })),
    /** The games that have plans. */
    games: z.array(z.object({ code: z.string(), name: z.object({ vi: z.string(), en: z.string() }) })),
  }),
});

/**
 * Ends a running plan: what is still set aside returns to its member, who is told; tickets that were bought stay. One that an
 * operator ended before is answered as it is.
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
