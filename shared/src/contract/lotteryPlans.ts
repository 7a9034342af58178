import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';
import {
  drawName,
  gameCode,
  MAX_LINES,
  placeLotteryBets,
  series,
  slipLine,
  ticketLine,
  ticketState,
} from './tickets.ts';

/** Most draws of a plan. */
export const MAX_PLAN_DRAWS = 20;
/** Most times the slip's stake on one draw. */
export const MAX_TIMES = 5;
/** Most running plans of a member. */
export const MAX_RUNNING_PLANS = 5;

export const comingDraws = operation({
  name: 'comingDraws',
  summary: 'The draws of a game that a plan may be over: the one that takes bets, and those that follow',
  method: 'GET',
  path: '/wps/lottery/games/:code/coming',
  access: 'public',
  errors: ['LOTTERY_UNKNOWN'],
  request: z.object({ code: gameCode }),
  value: z.object({ rows: z.array(z.object({ numero: z.string(), closesAt: z.string(), drawsAt: z.string() })) }),
});
export type ComingDraw = z.Infer<typeof comingDraws.value>['rows'][number];

/**
 * running: draws are still to be bought or drawn. finished: all of them were. won: stopped by a win. stopped: by the
 * member. ended: by the platform, for a reason.
 */
export const planState = z.enum(['running', 'finished', 'won', 'stopped', 'ended']);
export type PlanState = z.Infer<typeof planState>;

/**
 * Why the platform ended a plan: odds or units changed; bet, game or market closed; a number sold out; a limit of the
 * member reached; a time reminder unanswered; a break in force; the account closed; ended by an operator.
 */
export const planReason = z.enum(['odds', 'offer', 'full', 'limit', 'reminder', 'break', 'closed', 'operator']);
export type PlanReason = z.Infer<typeof planReason>;

/** waiting: to be bought. bought: has its ticket. skipped: not sold in time, or void. returned: the plan had ended. */
const planDrawState = z.enum(['waiting', 'bought', 'skipped', 'returned']);

export const lotteryPlan = z.object({
  /** The plan's reference, e.g. P-20261127-7KQ2M9XW. */
  id: z.string(),
  code: z.string(),
  remark: z.string(),
  form: z.string(),
  state: planState,
  /** Why the platform ended it. */
  reason: z.nullable(planReason),
  stopsOnWin: z.boolean(),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** Total reserved: bought, returned, and still reserved. */
  reserved: amount,
  bought: amount,
  returned: amount,
  left: amount,
  /** Winnings of its tickets. */
  won: amount,
  /** The slip with current stakes; the first three lines. */
  lines: z.array(ticketLine),
  lineCount: z.int(),
  draws: z.array(
    z.object({
      numero: z.string(),
      drawsAt: z.string(),
      times: z.int(),
      staked: amount,
      state: planDrawState,
      /** Its ticket, with state and winnings. */
      ticket: z.nullable(z.object({ id: z.string(), state: ticketState, won: amount })),
    }),
  ),
});
export type LotteryPlan = z.Infer<typeof lotteryPlan>;

export const placeLotteryPlan = operation({
  name: 'placeLotteryPlan',
  summary: 'Bets on several draws with one slip: reserves the whole sum, and buys the ticket of the first draw',
  method: 'POST',
  path: '/wps/lottery/plans',
  access: 'member',
  idempotent: true,
  bodyBytes: 512 * 1024,
  errors: [...placeLotteryBets.errors, 'PLAN_LIMIT'],
  request: z.object({
    code: gameCode,
    lines: z.array(slipLine).check(z.minLength(1), z.maxLength(MAX_LINES)),
    /** Consecutive draws (`comingDraws`), the open one first; each stake as a multiple of the slip's. */
    draws: z
      .array(z.object({ numero: drawName, times: z.int().check(z.minimum(1), z.maximum(MAX_TIMES)) }))
      .check(z.minLength(1), z.maxLength(MAX_PLAN_DRAWS)),
    /**
     * For lines that depend on a series; by default the member's highest. What a lower one leaves is rebated draw by
     * draw.
     */
    series: z.optional(series),
    /** The first winning ticket ends it, and the rest is returned. */
    stopsOnWin: z.boolean(),
  }),
  value: lotteryPlan,
});

export const lotteryPlans = operation({
  name: 'lotteryPlans',
  summary: "The member's plans, newest first",
  method: 'GET',
  path: '/wps/lottery/plans',
  access: 'member',
  request: z.object({ ...paging, code: z.optional(gameCode) }),
  value: pageOf(lotteryPlan),
});

export const stopLotteryPlan = operation({
  name: 'stopLotteryPlan',
  summary: 'Stops a plan: what is still reserved returns at once; tickets that are bought stay',
  method: 'DELETE',
  path: '/wps/lottery/plans/:id',
  access: 'member',
  errors: ['NOT_FOUND', 'ALREADY_CLOSED'],
  request: z.object({ id: z.string().check(z.regex(/^P-\d{8}-[0-9A-Z]{8}$/)) }),
  value: lotteryPlan,
});

export const lotteryPlanOperations = [comingDraws, placeLotteryPlan, lotteryPlans, stopLotteryPlan] as const;
