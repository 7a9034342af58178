import * as z from '@unisite/shared/schema';
import { lottoGame } from './games.ts';

/**
 * The seamless wallet that game vendors call (docs/vendor-api.md). Amounts are whole hundredths of the currency as JSON
 * integers. Signature: header `X-Signature` = hex HMAC-SHA256 of `${timestamp}.${nonce}.${path}.${rawBody}` with the
 * vendor's secret, along with `X-Vendor`, `X-Timestamp` (ms), `X-Nonce`. A time stamp may be off by 5 minutes; a nonce
 * is accepted once.
 */
export const seamlessPaths = {
  session: '/vendor/v1/session',
  balance: '/vendor/v1/balance',
  bet: '/vendor/v1/bet',
  win: '/vendor/v1/win',
  rollback: '/vendor/v1/rollback',
} as const;

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/));
/** A vendor's id of a round, unique per vendor. */
export const roundId = id.brand<'RoundId'>();
export type RoundId = z.Infer<typeof roundId>;
/** Whole hundredths, 0 to a hundred thousand million VND. */
export const hundredths = z.int().check(z.minimum(0), z.maximum(10_000_000_000_000));
/** Id of a player's free rounds. */
export const freeRoundsId = z.string().check(z.regex(/^\d{1,18}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Redeems the one-time launch code of the frame's address for a play session. */
export const sessionRequest = z.object({ code: z.string().check(z.maxLength(128)) });
export const sessionResponse = z.object({
  token: z.string(),
  playerId: z.string(),
  nickname: z.string(),
  gameId: z.string(),
  currency: z.string(),
  /** A guest's play money: exclude such play from reports and jackpots. */
  playMoney: z.boolean(),
  language: z.enum(['vi', 'en']),
  balance: z.int(),
  /** Target of the game's "home" link. */
  lobbyUrl: z.string(),
  gameName: z.string(),
  /**
   * The game's category (RNG, FISH, LIVE, SPORTS, …) and its picture's scene, by which an aggregator distinguishes
   * games.
   */
  category: z.string(),
  variant: z.string(),
  /** The chosen room of a card game. */
  roomId: z.optional(z.string()),
  /** For a partner lottery: which of the vendor's games it is, regardless of the frame's address. */
  lotto: z.optional(lottoGame),
  /** Absolute address of the game's picture. */
  gameIcon: z.string(),
  /**
   * The player's free rounds in this game, earliest end first. Each is played at `stake` (whole hundredths), with bets
   * of 0.
   */
  freeRounds: z.optional(z.array(z.object({ id: freeRoundsId, left: z.int(), stake: z.int(), endsAt: z.string() }))),
});
export type VendorSession = z.Infer<typeof sessionResponse>;

export const balanceRequest = z.object({ token: z.string().check(z.maxLength(128)), playerId: id });
/** Common fields of bets and wins. */
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
     * Makes this one of the free rounds (`freeRounds` of the session): its bet has an `amount` of 0, it is played at
     * their stake, and wins are reported as usual. Neither changes the player's balance.
     */
    freeRounds: z.optional(freeRoundsId),
  })
  .check(z.refine(({ freeRounds, amount }) => freeRounds === undefined || amount === 0, { path: ['amount'] }));
export const winRequest = z
  .object({
    ...stakeRequest.shape,
    endRound: z.optional(z.boolean()),
    /**
     * `promo`: paid without a bet (a prize, a tournament), if the caller is allowed to, in games of its own vendors
     * (case N03).
     */
    reason: z.optional(z.enum(['promo'])),
    /** The promotion or tournament of a prize, required with one: campaigns are limited. */
    campaign: z.optional(id),
  })
  .check(z.refine(({ reason, campaign }) => reason !== 'promo' || campaign !== undefined, { path: ['campaign'] }));
export const rollbackRequest = z.object({
  token: z.string().check(z.maxLength(128)),
  playerId: id,
  transactionId: id,
  /** The bet or win to roll back. */
  referenceId: id,
  /** If given, they must match the record; if absent, the record applies (cases R04, R10, R11). */
  amount: z.optional(hundredths),
  roundId: z.optional(roundId),
});
export const transactionResponse = z.object({
  transactionId: z.string(),
  /** The player's balance after the transaction, in hundredths; a replay returns the original one. */
  balance: z.int(),
  currency: z.string(),
});
export const balanceResponse = z.object({ balance: z.int(), currency: z.string() });

/** Codes of refused calls; no money moved. */
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

/** Refusals of any call. */
const anyCall = ['BAD_SIGNATURE', 'BAD_REQUEST'] as const;

/** The five calls with their refusals, in the order of the checks. */
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
