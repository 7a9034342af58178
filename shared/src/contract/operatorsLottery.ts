import * as z from '@unisite/shared/schema';
import { entropySource } from './drawProof.ts';
import { pageOf, paging } from './envelope.ts';
import { prize } from './lottery.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

const draw = {
  code: z.string().check(z.regex(/^\w{1,20}$/)),
  numero: z.string().check(z.regex(/^\d{8}(-\d{4})?$/)),
};

/** Represents the provider among sources of results: not a possible account name. */
export const resultsProvider = ':provider';

/**
 * open: on sale. drawing: closed, result unknown. settling: tickets being settled. settled: all are. void: stakes were
 * refunded.
 */
export const deskDrawState = z.enum(['open', 'drawing', 'settling', 'settled', 'void']);
export type DeskDrawState = z.Infer<typeof deskDrawState>;

/** Source and time of an entered result, without its numbers. */
const entry = z.object({ by: z.string(), at: z.string() });

export const deskDraw = z.object({
  code: z.string(),
  name: z.object({ vi: z.string(), en: z.string() }),
  numero: z.string(),
  form: z.string(),
  /** Official: the result comes from a provider or two operators. Otherwise from a committed seed. */
  isOfficial: z.boolean(),
  /** The entropy mixed with its seed; null for official draws, and for those that were never open. */
  entropy: z.nullable(z.object({ source: entropySource, isKnown: z.boolean() })),
  closesAt: z.string(),
  drawsAt: z.string(),
  state: deskDrawState,
  /** Number of changes of its result. */
  revision: z.int(),
  prizes: z.nullable(z.array(prize)),
  tickets: z.int(),
  settled: z.int(),
  /** Stakes and payouts, by currency. */
  money: z.array(z.object({ currency: z.string(), staked: amount, won: amount })),
  /** Entries for the pending result, oldest first. */
  entries: z.array(entry),
  /** Id of the proposal to void it, waiting for a second operator. */
  voiding: z.nullable(z.string()),
});
export type DeskDraw = z.Infer<typeof deskDraw>;

/**
 * waiting: overdue, under correction, or being settled. coming: the next draw of each daily station. ended: official
 * draws of recent days, latest first.
 */
export const deskSelection = z.enum(['waiting', 'coming', 'ended']);
export type DeskSelection = z.Infer<typeof deskSelection>;

export const lotteryDraws = call({
  name: 'lotteryDraws',
  method: 'GET',
  path: '/ops/lottery/draws',
  access: 'lottery',
  request: z.object({ selection: z.defaulted(deskSelection, 'waiting'), ...paging }),
  value: pageOf(deskDraw),
});

export const deskDrawDetail = z.object({
  draw: deskDraw,
  /** Prizes of a result, in order. `digits`: null where its numbers are balls. */
  ranks: z.array(z.object({ rank: z.string(), numbers: z.int(), digits: z.nullable(z.int()) })),
  /** Where two entries differ; `numbers` in the order of `draw.entries`. */
  differences: z.array(z.object({ rank: z.string(), place: z.int(), numbers: z.array(z.nullable(z.string())) })),
  /** All results so far, oldest first. Without prizes: voided. */
  results: z.array(
    z.object({
      revision: z.int(),
      prizes: z.nullable(z.array(prize)),
      /** `resultsProvider`, or operators' accounts. */
      by: z.array(z.string()),
      why: z.string(),
      at: z.string(),
    }),
  ),
});
export type DeskDrawDetail = z.Infer<typeof deskDrawDetail>;

export const lotteryDraw = call({
  name: 'lotteryDraw',
  method: 'GET',
  path: '/ops/lottery/draws/:code/:numero',
  access: 'lottery',
  errors: ['NOT_FOUND'],
  request: z.object(draw),
  value: deskDrawDetail,
});

const market = z.string().check(z.maxLength(8));
const bet = z.string().check(z.maxLength(40));

/**
 * Possible payouts of an open draw by bet and pick in one market, by default the one with the highest stakes. Amounts
 * in its currency.
 */
export const drawExposure = call({
  name: 'drawExposure',
  method: 'GET',
  path: '/ops/lottery/draws/:code/:numero/exposure',
  access: 'lottery',
  errors: ['NOT_FOUND'],
  request: z.object({
    ...draw,
    market: z.optional(market),
    bet: z.optional(bet),
  }),
  value: z.object({
    market: z.string(),
    currency: z.string(),
    bets: z.array(
      z.object({
        bet: z.string(),
        staked: amount,
        /** The highest possible payout of a pick, and its limit. */
        worst: amount,
        exposure: amount,
        picks: z.int(),
      }),
    ),
    /**
     * The requested bet, or the one nearest to its limit: all of its picks if at most a hundred, otherwise those with
     * stakes or limits, highest payout first.
     */
    bet: z.nullable(z.string()),
    picks: z.array(
      z.object({
        pick: z.string(),
        staked: amount,
        payout: amount,
        exposure: amount,
        /** Operators' limit for this draw, below the market's; 0: closed. Null: none. */
        lowered: z.nullable(amount),
      }),
    ),
  }),
});
export type DrawExposure = z.Infer<typeof drawExposure.value>;
export type DrawExposurePick = DrawExposure['picks'][number];

/**
 * Enters the result of an official draw, or a correction. It takes effect once two matching entries exist, the provider
 * counting as one; neither is shown to the other before. A repeated entry replaces one's own.
 */
export const enterDrawResult = call({
  name: 'enterDrawResult',
  method: 'POST',
  path: '/ops/lottery/draws/:code/:numero/entries',
  access: 'lottery',
  errors: ['NOT_FOUND', 'ALREADY_CLOSED', 'DRAW_OPEN', 'RESULT_INVALID', 'RESULT_UNCHANGED'],
  request: z.object({
    ...draw,
    prizes: z
      .array(
        z.object({
          rank: z.string().check(z.maxLength(8)),
          numbers: z.array(z.string().check(z.maxLength(8))).check(z.maxLength(40)),
        }),
      )
      .check(z.maxLength(20)),
    why: reason,
  }),
  value: deskDrawDetail,
});

/** Proposes to void a draw; needs a second operator (decideProposal): stakes are refunded, wins taken back. */
export const voidDraw = call({
  name: 'voidDraw',
  method: 'POST',
  path: '/ops/lottery/draws/:code/:numero/void',
  access: 'lottery',
  errors: ['NOT_FOUND', 'ALREADY_CLOSED', 'PROPOSAL_WAITS'],
  request: z.object({ ...draw, why: reason }),
  value: deskDrawDetail,
});

const limit = z.nullable(
  amount.check(
    z.minimum(0),
    z.maximum(100_000_000_000),
    z.refine((value) => Number(value.toFixed(2)) === value),
  ),
);

/**
 * Limits the total payout of a pick of an open draw in a market, below the market's offer; 0 closes the pick, null is
 * the market's limit. Lowering applies at once, raising needs a second operator. Sold tickets stay.
 */
export const limitDrawPick = call({
  name: 'limitDrawPick',
  method: 'POST',
  path: '/ops/lottery/draws/:code/:numero/limits',
  access: 'lottery',
  errors: ['NOT_FOUND', 'ALREADY_CLOSED', 'SETTING_CHANGED', 'LIMIT_ABOVE_OFFER', 'PROPOSAL_WAITS'],
  request: z.object({
    ...draw,
    market,
    bet,
    /** As written by `drawExposure`. */
    pick: z.string().check(z.maxLength(80)),
    from: limit,
    to: limit,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

export const lotteryDeskCalls = [
  lotteryDraws,
  lotteryDraw,
  drawExposure,
  enterDrawResult,
  voidDraw,
  limitDrawPick,
] as const;
