import * as z from '@unisite/shared/schema';
import { ageErrors } from './ageErrors.ts';
import { empty, pageOf, paging, period } from './envelope.ts';
import { prize } from './lottery.ts';
import { amount, transferAmount } from './money.ts';
import { operation } from './operation.ts';
import { prizeMode } from './prizeMode.ts';

/** Odds of a unit's stake, e.g. 99.4. */
const odds = z.number().check(z.minimum(0.01), z.maximum(10_000_000));
export const gameCode = z.string().check(z.maxLength(20));
/** A draw's number: its day (YYYYMMDD), and of one of many that day its place. */
export const drawName = z.string().check(z.regex(/^\d{8}(-\d{4})?$/));

/** Of 2,000, which would be fair, what electronic draws pay (section 3). */
export const series = z.int().check(
  z.minimum(1700),
  z.maximum(1980),
  z.refine((value) => value % 2 === 0),
);

/** What a class of a bet's picks is offered at. */
export const lotteryOffer = z.object({
  bet: z.string(),
  class: z.string(),
  odds,
  units: z.int(),
  /** What may be staked on one unit of a pick. */
  least: amount,
  most: amount,
  /** What goes back to players in the long run, as a share of the stakes: computed from rule and odds. */
  returnToPlayer: z.number(),
  /** Whether the odds follow the series; they are those of the market's then. */
  bySeries: z.boolean(),
});
export type LotteryOffer = z.Infer<typeof lotteryOffer>;

export const currentDraw = operation({
  name: 'currentDraw',
  summary: 'The draw that tickets are sold for, odds, limits, what is nearly full, and the draw before it',
  method: 'GET',
  path: '/wps/lottery/games/:code/draw',
  access: 'public',
  errors: ['LOTTERY_UNKNOWN'],
  request: z.object({ code: gameCode }),
  value: z.object({
    code: z.string(),
    remark: z.string(),
    prizeMode,
    /** What a draw looks like: the rules of bets go by it. */
    form: z.string(),
    /** Null while the next draw is not open yet. */
    draw: z.nullable(
      z.object({
        numero: z.string(),
        closesAt: z.string(),
        drawsAt: z.string(),
        /** SHA-256 of the seed, which is published after the draw; null of an official draw. */
        seedHash: z.nullable(z.string()),
      }),
    ),
    /** The draw before it, by its time; null where there was none. */
    previous: z.nullable(
      z.object({
        numero: z.string(),
        closesAt: z.string(),
        drawsAt: z.string(),
        /** Null until it is drawn. */
        prizes: z.nullable(z.array(prize)),
        isVoid: z.boolean(),
        /** None of its tickets waits any more. */
        isSettled: z.boolean(),
      }),
    ),
    offers: z.array(lotteryOffer),
    /**
     * Picks whose limit leaves less than 15 percent: `left` is what may still be won by one, `used` how much of its limit
     * is used up, in percent.
     */
    scarce: z.array(z.object({ bet: z.string(), pick: z.string(), left: amount, used: z.int() })),
  }),
});
export type CurrentDraw = z.Infer<typeof currentDraw.value>;

/** A slip has 1 to so many lines. */
export const MAX_LINES = 500;

/** The values of each row of the bet, in its order of rows. */
const selection = z
  .array(z.array(z.string().check(z.maxLength(12))).check(z.maxLength(1_000)))
  .check(z.minLength(1), z.maxLength(10));

export const slipLine = z.object({
  bet: z.string().check(z.maxLength(40)),
  selection,
  /** On one unit of one pick. */
  unitStake: transferAmount,
  /** As they were shown: a line whose odds or units have changed is not taken. */
  odds: z.record(z.string().check(z.maxLength(20)), odds),
  units: z.int(),
});
export type SlipLine = z.Infer<typeof slipLine>;

export const ticketState = z.enum(['open', 'cancelled', 'won', 'lost', 'voided']);
export type TicketState = z.Infer<typeof ticketState>;

export const ticketLine = z.object({
  bet: z.string(),
  selection: z.array(z.array(z.string())),
  picks: z.int(),
  units: z.int(),
  unitStake: amount,
  odds: z.record(z.string(), odds),
  staked: amount,
  /** Null while the ticket is open. */
  won: z.nullable(amount),
});
export type TicketLine = z.Infer<typeof ticketLine>;

const ticketHead = {
  /** The ticket's name, e.g. L-20261127-7KQ2M9XW. */
  id: z.string(),
  code: z.string(),
  remark: z.string(),
  form: z.string(),
  numero: z.string(),
  closesAt: z.string(),
  drawsAt: z.string(),
  placedAt: z.string(),
  closedAt: z.nullable(z.string()),
  state: ticketState,
  staked: amount,
  won: amount,
  /** Of 2,000, what its lines pay that go by a series (section 3); null: none does. */
  series: z.nullable(z.int()),
  /** What came back at once, for a series below the member's most; not with a stake that returned. */
  rebate: amount,
  lineCount: z.int(),
};

/** `lines`: the first three. */
export const ticketSummary = z.object({ ...ticketHead, lines: z.array(ticketLine) });
export type TicketSummary = z.Infer<typeof ticketSummary>;

/** `prizes`: null before the draw. */
export const ticket = z.object({ ...ticketHead, lines: z.array(ticketLine), prizes: z.nullable(z.array(prize)) });
export type Ticket = z.Infer<typeof ticket>;

export const placeLotteryBets = operation({
  name: 'placeLotteryBets',
  summary: 'Buys a slip of up to 500 lines of one draw, all or none; each line at the odds it was shown',
  method: 'POST',
  path: '/wps/lottery/bets',
  access: 'member',
  idempotent: true,
  bodyBytes: 512 * 1024,
  errors: [
    'LOTTERY_UNKNOWN',
    'DRAW_CLOSED',
    'SLIP_INVALID',
    'ODDS_CHANGED',
    'SERIES_TOO_HIGH',
    'NUMBERS_FULL',
    'STAKE_LIMIT',
    'PLAY_PAUSED',
    'INSUFFICIENT_BALANCE',
    'SELF_EXCLUDED',
    'TIME_OUT',
    ...ageErrors,
  ],
  request: z.object({
    code: gameCode,
    numero: drawName,
    /** Of lines that go by one; the member's most where none is said. */
    series: z.optional(series),
    lines: z.array(slipLine).check(z.minLength(1), z.maxLength(MAX_LINES)),
  }),
  value: ticket,
});

export const lotteryBets = operation({
  name: 'lotteryBets',
  summary: "The member's lottery tickets, newest first",
  method: 'GET',
  path: '/wps/lottery/bets',
  access: 'member',
  request: z.object({
    ...paging,
    ...period,
    code: z.optional(gameCode),
    numero: z.optional(drawName),
    state: z.optional(ticketState),
  }),
  value: pageOf(ticketSummary),
});

const ticketKey = z.object({ id: z.string().check(z.regex(/^L-\d{8}-[0-9A-Z]{8}$/)) });

export const oneLotteryBet = operation({
  name: 'oneLotteryBet',
  summary: 'One ticket with its lines, and the prizes once they are drawn',
  method: 'GET',
  path: '/wps/lottery/bets/:id',
  access: 'member',
  errors: ['NOT_FOUND'],
  request: ticketKey,
  value: ticket,
});

export const cancelLotteryBet = operation({
  name: 'cancelLotteryBet',
  summary: 'Cancels a ticket before its draw closes; the stake returns',
  method: 'DELETE',
  path: '/wps/lottery/bets/:id',
  access: 'member',
  errors: ['NOT_FOUND', 'ALREADY_CLOSED', 'DRAW_CLOSED'],
  request: ticketKey,
  value: ticket,
});

const memberSeries = z.object({
  /** What the member may play at: from 1700 to this. What a lower one leaves of it comes back of each stake at once. */
  most: z.int(),
  /** What the member plays at. */
  chosen: z.int(),
});

export const lotterySeries = operation({
  name: 'lotterySeries',
  summary: 'The series a member may play electronic draws at, and the one it has chosen',
  method: 'GET',
  path: '/wps/lottery/series',
  access: 'member',
  request: empty,
  value: memberSeries,
});

export const chooseLotterySeries = operation({
  name: 'chooseLotterySeries',
  summary: 'Chooses the series for the next slips; one above the most that the member has is refused',
  method: 'PUT',
  path: '/wps/lottery/series',
  access: 'member',
  errors: ['SERIES_TOO_HIGH'],
  request: z.object({ series }),
  value: memberSeries,
});

export const ticketOperations = [
  lotterySeries,
  chooseLotterySeries,
  currentDraw,
  placeLotteryBets,
  lotteryBets,
  oneLotteryBet,
  cancelLotteryBet,
] as const;
