import * as z from '@unisite/shared/schema';
import { lottoGame } from './games.ts';

/**
 * The seamless wallet that game vendors call (docs/vendor-api.md). Amounts are whole hundredths of the currency as JSON
 * integers. Signature: header `X-Signature` = hex HMAC-SHA256 of `${timestamp}.${nonce}.${path}.${rawBody}` with the
 * vendor's secret;
 * `X-Vendor`, `X-Timestamp` (ms), `X-Nonce` go with it. A time stamp may be 5 minutes off; a nonce works once.
 */
export const seamlessPaths = {
  session: '/vendor/v1/session',
  balance: '/vendor/v1/balance',
  bet: '/vendor/v1/bet',
  win: '/vendor/v1/win',
  rollback: '/vendor/v1/rollback',
} as const;

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/));
/** What a vendor calls a round by, unique among the vendor's. */
export const roundId = id.brand<'RoundId'>();
export type RoundId = z.Infer<typeof roundId>;
/** Whole hundredths, 0 to a hundred thousand million VND. */
export const hundredths = z.int().check(z.minimum(0), z.maximum(10_000_000_000_000));
/** What a player's free rounds are called by. */
export const freeRoundsId = z.string().check(z.regex(/^\d{1,18}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Turns the one-time launch code of the frame's address into a play session. */
export const sessionRequest = z.object({ code: z.string().check(z.maxLength(128)) });
export const sessionResponse = z.object({
  token: z.string(),
  playerId: z.string(),
  nickname: z.string(),
  gameId: z.string(),
  currency: z.string(),
  /** A guest's money of no value: such play belongs into no report of stakes, and into no jackpot. */
  playMoney: z.boolean(),
  language: z.enum(['vi', 'en']),
  balance: z.int(),
  /** Where the frame's "home" leads. */
  lobbyUrl: z.string(),
  gameName: z.string(),
  /**
   * The shelf the game stands on (RNG, FISH, LIVE, SPORTS, …) and the scene of its picture: what an aggregator tells
   * its games apart by.
   */
  category: z.string(),
  variant: z.string(),
  /** The room of a card game that was chosen, if one was. */
  roomId: z.optional(z.string()),
  /** Of a partner lottery's game: which of the vendor's games it is, whatever the frame's address says. */
  lotto: z.optional(lottoGame),
  /** Absolute address of the game's picture. */
  gameIcon: z.string(),
  /**
   * Free rounds that the player has in this game, those that end first at the front. Each is played at `stake` (whole
   * hundredths) and bet on with nothing.
   */
  freeRounds: z.optional(z.array(z.object({ id: freeRoundsId, left: z.int(), stake: z.int(), endsAt: z.string() }))),
});
export type VendorSession = z.Infer<typeof sessionResponse>;

export const balanceRequest = z.object({ token: z.string().check(z.maxLength(128)), playerId: id });
/** What bets and wins have in common. */
const stakeRequest = z.object({
  token: z.string().check(z.maxLength(128)),
  playerId: id,
  gameId: z.string().check(z.maxLength(80)),
  roundId,
  transactionId: id,
  amount: hundredths,
  currency,
});
export const betRequest = z
  .object({
    ...stakeRequest.shape,
    /**
     * Makes the round one of these free rounds (`freeRounds` of the session): it is bet on with an `amount` of 0, played at
     * their stake, and its wins are told as any other's. The player's balance does not change by either.
     */
    freeRounds: z.optional(freeRoundsId),
  })
  .check(z.refine(({ freeRounds, amount }) => freeRounds === undefined || amount === 0, { path: ['amount'] }));
export const winRequest = z
  .object({
    ...stakeRequest.shape,
    endRound: z.optional(z.boolean()),
    /**
     * `promo`: paid without a bet (a prize, a tournament), where the caller may do so, in games of vendors it signs for (case N03).
     */
    reason: z.optional(z.enum(['promo'])),
    /** Names the promotion or tournament that a prize is of, and is required with one: what a campaign may give is limited. */
    campaign: z.optional(id),
  })
  .check(z.refine(({ reason, campaign }) => reason !== 'promo' || campaign !== undefined, { path: ['campaign'] }));
export const rollbackRequest = z.object({
  token: z.string().check(z.maxLength(128)),
  playerId: id,
  transactionId: id,
  /** The bet, or the win, that is taken back. */
  referenceId: id,
  /** Checked against the record where they are given; the record decides where they are not (cases R04, R10, R11). */
  amount: z.optional(hundredths),
  roundId: z.optional(roundId),
});
export const transactionResponse = z.object({
  transactionId: z.string(),
  /** The player's balance after the transaction, in hundredths; a replay answers the original one. */
  balance: z.int(),
  currency: z.string(),
});
export const balanceResponse = z.object({ balance: z.int(), currency: z.string() });

/** Codes of refused calls; nothing moved. */
export const seamlessErrorCodes = [
  'BAD_REQUEST',
  'BAD_SIGNATURE',
  'PLAYER_UNKNOWN',
  'PLAYER_BLOCKED',
  'PLAYER_EXCLUDED',
  'LIMIT_REACHED',
  'PLAY_PAUSED',
  'SESSION_EXPIRED',
  'GAME_UNKNOWN',
  'GAME_MAINTENANCE',
  'WRONG_CURRENCY',
  'INSUFFICIENT_FUNDS',
  'CONFLICT',
  'BET_UNKNOWN',
  'ROUND_CLOSED',
  'ALREADY_ROLLED_BACK',
  'ALREADY_SETTLED',
  'PARENT_FAILED',
  'WIN_SPENT',
  'AMOUNT_MISMATCH',
  'ROUND_MISMATCH',
  'PRIZE_LIMIT',
  'BALANCE_LIMIT',
  'FREE_ROUNDS_OVER',
] as const;
export type SeamlessErrorCode = (typeof seamlessErrorCodes)[number];
export const seamlessFailure = z.object({
  code: z.enum(seamlessErrorCodes),
  message: z.string(),
  balance: z.optional(z.int()),
});

/** Refusals that any call may get. */
const anyCall = ['BAD_SIGNATURE', 'BAD_REQUEST'] as const;

/** The five calls with what they may be refused with, in the order of the checks. */
export const seamlessCalls = [
  {
    name: 'session',
    path: seamlessPaths.session,
    summary: "Turns the one-time code of the frame's address (60 seconds) into a play session",
    request: sessionRequest,
    answer: sessionResponse,
    errors: [...anyCall, 'SESSION_EXPIRED', 'PLAYER_BLOCKED', 'GAME_UNKNOWN'],
  },
  {
    name: 'balance',
    path: seamlessPaths.balance,
    summary: "The player's balance",
    request: balanceRequest,
    answer: balanceResponse,
    errors: [...anyCall, 'PLAYER_UNKNOWN', 'SESSION_EXPIRED'],
  },
  {
    name: 'bet',
    path: seamlessPaths.bet,
    summary: 'Takes a stake and opens the round',
    request: betRequest,
    answer: transactionResponse,
    errors: [
      ...anyCall,
      'PLAYER_UNKNOWN',
      'CONFLICT',
      'SESSION_EXPIRED',
      'PLAYER_BLOCKED',
      'GAME_UNKNOWN',
      'GAME_MAINTENANCE',
      'WRONG_CURRENCY',
      'PLAYER_EXCLUDED',
      'LIMIT_REACHED',
      'PLAY_PAUSED',
      'ROUND_CLOSED',
      'FREE_ROUNDS_OVER',
      'INSUFFICIENT_FUNDS',
    ],
  },
  {
    name: 'win',
    path: seamlessPaths.win,
    summary:
      'Pays winnings of a round the player has staked in; `endRound` closes it (with amount 0 where nothing was won)',
    request: winRequest,
    answer: transactionResponse,
    errors: [
      ...anyCall,
      'PLAYER_UNKNOWN',
      'CONFLICT',
      'BET_UNKNOWN',
      'GAME_UNKNOWN',
      'WRONG_CURRENCY',
      'ROUND_CLOSED',
      'PRIZE_LIMIT',
      'BALANCE_LIMIT',
    ],
  },
  {
    name: 'rollback',
    path: seamlessPaths.rollback,
    summary: 'Takes a bet or a win back, by the amount it was written down with',
    request: rollbackRequest,
    answer: transactionResponse,
    errors: [
      ...anyCall,
      'PLAYER_UNKNOWN',
      'CONFLICT',
      'BET_UNKNOWN',
      'PARENT_FAILED',
      'ALREADY_ROLLED_BACK',
      'ROUND_MISMATCH',
      'AMOUNT_MISMATCH',
      'WIN_SPENT',
      'ALREADY_SETTLED',
      'BALANCE_LIMIT',
    ],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly request: z.Schema;
  readonly answer: z.Schema;
  readonly errors: readonly SeamlessErrorCode[];
}[];
