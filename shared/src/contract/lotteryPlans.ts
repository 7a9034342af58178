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

/** A plan is over so many draws at most. */
export const MAX_PLAN_DRAWS = 20;
/** A draw's stake is at most so many times the slip's. */
export const MAX_TIMES = 5;
/** Plans that a member may have running. */
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
 * running: draws are still to be bought or to be drawn. finished: all of them were. won: it stopped at a win. stopped: the
 * member stopped it. ended: the platform did, for a reason.
 */
export const planState = z.enum(['running', 'finished', 'won', 'stopped', 'ended']);
export type PlanState = z.Infer<typeof planState>;

/**
 * Why the platform ended a plan: odds or units changed; the bet, the game or the market takes no bets; a number was full;
 * a limit of the member's was reached; a reminder of the time was not answered; a break is on; the account was closed; an
 * operator ended it.
 */
export const planReason = z.enum(['odds', 'offer', 'full', 'limit', 'reminder', 'break', 'closed', 'operator']);
export type PlanReason = z.Infer<typeof planReason>;

/** waiting: to be bought. bought: has its ticket. skipped: was not sold in time, or void. returned: the plan was over. */
const planDrawState = z.enum(['waiting', 'bought', 'skipped', 'returned']);

export const lotteryPlan = z.object({
  /** The plan's name, e.g. P-20261127-7KQ2M9XW. */
  id: z.string(),
  code: z.string(),
  remark: z.string(),
  form: z.string(),
  state: planState,
  /** Of one that the platform ended. */
  reason: z.nullable(planReason),
  stopsOnWin: z.boolean(),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** All that was reserved: what was bought, what returned, and what is still reserved. */
  reserved: amount,
  bought: amount,
  returned: amount,
  left: amount,
  /** What its tickets have won. */
  won: amount,
  /** The slip at its stakes as they stand; the first three lines. */
  lines: z.array(ticketLine),
  lineCount: z.int(),
  draws: z.array(
    z.object({
      numero: z.string(),
      drawsAt: z.string(),
      times: z.int(),
      staked: amount,
      state: planDrawState,
      /** Its ticket, and how that stands. */
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
    /** Draws that follow each other (`comingDraws`), the open one first; each with its stake in times of the slip's. */
    draws: z
      .array(z.object({ numero: drawName, times: z.int().check(z.minimum(1), z.maximum(MAX_TIMES)) }))
      .check(z.minLength(1), z.maxLength(MAX_PLAN_DRAWS)),
    /** Of lines that go by one; the member's most where none is said. What a lower one leaves comes back draw by draw. */
    series: z.optional(series),
    /** The first ticket that wins ends it, and what is left returns. */
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
