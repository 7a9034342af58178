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

/** Stands for the provider among those who give results: no account of an operator has such a name. */
export const resultsProvider = ':provider';

/**
 * open: tickets are sold. drawing: it closed, and its result is not known. settling: tickets wait for their settlement.
 * settled: none does. void: stakes return.
 */
export const deskDrawState = z.enum(['open', 'drawing', 'settling', 'settled', 'void']);
export type DeskDrawState = z.Infer<typeof deskDrawState>;

/** Who has said what the result is; nobody's numbers. */
const entry = z.object({ by: z.string(), at: z.string() });

export const deskDraw = z.object({
  code: z.string(),
  name: z.object({ vi: z.string(), en: z.string() }),
  numero: z.string(),
  form: z.string(),
  /** Drawn elsewhere: a provider or two operators give its result. Otherwise a committed seed does. */
  isOfficial: z.boolean(),
  /** What its seed is mixed with; null of an official draw, and of one that was never open. */
  entropy: z.nullable(z.object({ source: entropySource, isKnown: z.boolean() })),
  closesAt: z.string(),
  drawsAt: z.string(),
  state: deskDrawState,
  /** How often its result was changed. */
  revision: z.int(),
  prizes: z.nullable(z.array(prize)),
  tickets: z.int(),
  settled: z.int(),
  /** What it took and paid, by currency. */
  money: z.array(z.object({ currency: z.string(), staked: amount, won: amount })),
  /** Of the result that is to come, the oldest first. */
  entries: z.array(entry),
  /** That it be voided, waiting for a second operator: the proposal's id. */
  voiding: z.nullable(z.string()),
});
export type DeskDraw = z.Infer<typeof deskDraw>;

/**
 * waiting: whose time has passed without a result, whose result somebody would correct, or that is being settled. coming:
 * the next of each station that draws once a day. ended: official draws of the last days, the latest first.
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
  /** What a result of it has, in its order. `digits`: null where its numbers are balls. */
  ranks: z.array(z.object({ rank: z.string(), numbers: z.int(), digits: z.nullable(z.int()) })),
  /** Where two entries differ; what each says there stands in the order of `draw.entries`. */
  differences: z.array(z.object({ rank: z.string(), place: z.int(), numbers: z.array(z.nullable(z.string())) })),
  /** Every result so far, the oldest first. Without prizes: it was voided. */
  results: z.array(
    z.object({
      revision: z.int(),
      prizes: z.nullable(z.array(prize)),
      /** `resultsProvider`, and accounts of operators. */
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
 * What the tickets of an open draw may win, by bet and by pick, in one market: without a market in the one with the
 * highest stakes. Amounts in its currency.
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
        /** The most that one pick may win, and what one may at most. */
        worst: amount,
        exposure: amount,
        picks: z.int(),
      }),
    ),
    /**
     * Of the bet that was asked for, or of the one that is nearest to its limit: its picks in their order where it has at
     * most a hundred, otherwise those that were staked on or limited, what may win most first.
     */
    bet: z.nullable(z.string()),
    picks: z.array(
      z.object({
        pick: z.string(),
        staked: amount,
        payout: amount,
        exposure: amount,
        /** Operators' limit of this draw, below the market's; 0: closed. Null: none. */
        lowered: z.nullable(amount),
      }),
    ),
  }),
});
export type DrawExposure = z.Infer<typeof drawExposure.value>;
export type DrawExposurePick = DrawExposure['picks'][number];

/**
 * Enters the result of an official draw, or another one that corrects it. It counts once two have entered the same, the
 * provider being one of them; nobody is shown the other's numbers before both are in. Entered again, the own is replaced.
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

/** Proposes that a draw be voided, which a second operator decides (decideProposal): stakes return, wins are taken back. */
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
 * Sets what all tickets of an open draw may win by one pick in a market, below what the market offers; 0 closes the pick,
 * null is the market's own limit. Lower counts at once, higher waits for a second operator. Tickets that were sold stay.
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
    /** As `drawExposure` writes it. */
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
