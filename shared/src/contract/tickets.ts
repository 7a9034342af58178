import * as z from '@unisite/shared/schema';
import { ageErrors } from './ageErrors.ts';
import { empty, pageOf, paging, period } from './envelope.ts';
import { prize } from './lottery.ts';
import { amount, transferAmount } from './money.ts';
import { operation } from './operation.ts';
import { prizeMode } from './prizeMode.ts';

/** Payout as a multiple of the unit stake, e.g. 99.4. */
const odds = z.number().check(z.minimum(0.01), z.maximum(10_000_000));
export const gameCode = z.string().check(z.maxLength(20));
/** A draw's numero: its day (YYYYMMDD), and its number within a day of several. */
export const drawName = z.string().check(z.regex(/^\d{8}(-\d{4})?$/));

/** Payout of electronic draws out of 2,000, which would be fair (section 3). */
export const series = z.int().check(
  z.minimum(1700),
  z.maximum(1980),
  z.refine((value) => value % 2 === 0),
);

/** The offer for a class of a bet's picks. */
export const lotteryOffer = z.object({
  bet: z.string(),
  class: z.string(),
  odds,
  units: z.int(),
  /** Limits of the stake on one unit of a pick. */
  least: amount,
  most: amount,
  /** Return to player as a share of the stakes, computed from rule and odds. */
  returnToPlayer: z.number(),
  /** Whether the odds depend on the series; these are the market's. */
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
    /** The draw's format, which determines the rules of bets. */
    form: z.string(),
    /** Null while the next draw is not open. */
    draw: z.nullable(
      z.object({
        numero: z.string(),
        closesAt: z.string(),
        drawsAt: z.string(),
        /** SHA-256 of the seed, which is published after the draw; null for official draws. */
        seedHash: z.nullable(z.string()),
      }),
    ),
    /** The previous draw; null: none. */
    previous: z.nullable(
      z.object({
        numero: z.string(),
        closesAt: z.string(),
        drawsAt: z.string(),
        /** Null until it is drawn. */
        prizes: z.nullable(z.array(prize)),
        isVoid: z.boolean(),
        /** All of its tickets are settled. */
        isSettled: z.boolean(),
      }),
    ),
    offers: z.array(lotteryOffer),
    /**
     * Picks with less than 15 percent of their limit left: `left` is the remaining possible payout, `used` the used
     * share in percent.
     */
    scarce: z.array(z.object({ bet: z.string(), pick: z.string(), left: amount, used: z.int() })),
  }),
});
export type CurrentDraw = z.Infer<typeof currentDraw.value>;

/** Most lines of a slip. */
export const MAX_LINES = 500;

/** Selected values of each row of the bet, in its row order. */
const selection = z
  .array(z.array(z.string().check(z.maxLength(12))).check(z.maxLength(1_000)))
  .check(z.minLength(1), z.maxLength(10));

export const slipLine = z.object({
  bet: z.string().check(z.maxLength(40)),
  selection,
  /** Per unit of a pick. */
  unitStake: transferAmount,
  /** As shown to the player: a line whose odds or units have changed is refused. */
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
  /** The ticket's reference, e.g. L-20261127-7KQ2M9XW. */
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
  /** Out of 2,000: the series of its lines, if they depend on one (section 3); null: none does. */
  series: z.nullable(z.int()),
  /** Immediate rebate for a series below the member's highest; not on refunded stakes. */
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
    /** For lines that depend on one; by default the member's highest. */
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
  /** The member's highest series; from 1700. A lower one is compensated by an immediate rebate on each stake. */
  most: z.int(),
  /** The member's current series. */
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
