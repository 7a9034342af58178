/** Types of the calls between the page and its server; amounts are whole hundredths of the currency. */
import type { Played } from './engine/stepped.ts';
import type { KenoMode } from './games/keno/engine/paytables.ts';
import type { GameName } from './games/names.ts';

export type Language = 'vi' | 'en';

/** Why a call was refused; the page has a sentence for each. In every case no stake stays taken. */
export type RefusalCode =
  | 'BAD_REQUEST'
  | 'BAD_STAKE'
  | 'SESSION_EXPIRED'
  | 'ROUND_RUNNING'
  | 'SETTLING'
  | 'CONFLICT'
  | 'TOO_SOON'
  | 'TOO_MANY'
  | 'INSUFFICIENT_FUNDS'
  | 'PLAYER_BLOCKED'
  /** The player is on a break from play. */
  | 'PLAYER_EXCLUDED'
  /** The stake exceeds one of the player's limits of money or time. */
  | 'LIMIT_REACHED'
  /** The site shows a reminder of the time played, and accepts no bet before it is answered. */
  | 'PLAY_PAUSED'
  | 'GAME_MAINTENANCE'
  | 'GAME_UNKNOWN'
  | 'PLATFORM_DOWN'
  /** The free rounds are used up or expired. */
  | 'FREE_ROUNDS_OVER'
  | 'REFUSED'
  | 'NOT_FOUND'
  | 'UNAVAILABLE'
  /** Odds changed without the player's prior consent. */
  | 'ODDS_CHANGED'
  /** A market is closed temporarily or for good. */
  | 'SUSPENDED'
  | 'BAD_SIGNATURE';

export type RefusalAnswer = { readonly code: RefusalCode; readonly balance?: number };

export type RoundState = 'settled' | 'pending' | 'review' | 'void';

/** A round's lot in the pool. */
export type RoundLot = {
  /** One lot in so many wins. */
  readonly lots: number;
  /** Amount won from the pool, hundredths, included in the round's win; null: none. */
  readonly won: number | null;
};

/** Choice and result are the game's own. */
export type Round<Choice = unknown, Result = unknown> = {
  readonly id: string;
  readonly at: string;
  readonly stake: number;
  readonly won: number;
  readonly choice: Choice;
  readonly result: Result;
  /** SHA-256 of the server seed the round was drawn from. */
  readonly seedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** One of the player's free rounds: its stake was not paid, and the site credits its win. */
  readonly isFree?: boolean;
  /** Absent: it took no part in the pool. */
  readonly lot?: RoundLot;
  /** `pending`: the win is on its way to the platform. `review`: settled manually. `void`: the stake was returned. */
  readonly state: RoundState;
};

export type RevealedSeed = {
  readonly serverSeed: string;
  readonly seedHash: string;
  readonly clientSeed: string;
  /** Number of rounds drawn from it; nonces start at 0. */
  readonly rounds: number;
};

export type Commitment = { readonly seedHash: string; readonly clientSeed: string; readonly nonce: number };

export type Fairness = { readonly current: Commitment; readonly revealed: readonly RevealedSeed[] };

/** Free rounds that are played before any for money; amounts in hundredths. `won`: in this session. */
export type FreeRoundsState = {
  readonly id: string;
  readonly left: number;
  readonly stake: number;
  readonly won: number;
};

export type SessionTotals = { readonly startedAt: string; readonly staked: number; readonly won: number };

export type PlayState<Choice = unknown, Result = unknown> = {
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly icon: string;
    readonly kind: GameName;
    /** The title's category. */
    readonly category: string;
    /** Scene of its picture in the catalogue: selects the mode of a table and the pictures of a slot. */
    readonly scene: string;
    /** Prize mode of a lottery title. */
    readonly prizeMode: KenoMode | null;
  };
  /** Play money issued by this vendor; the platform's wallet is not involved. */
  readonly demo: boolean;
  /** The server's time, so that the session's length does not depend on the player's clock. */
  readonly now: string;
  readonly currency: string;
  readonly balance: number;
  readonly stakes: readonly number[];
  readonly stake: number;
  readonly lobbyUrl: string;
  /** Target origin of messages to the framing page; null when the lobby is not an allowed site. */
  readonly siteOrigin: string | null;
  readonly session: SessionTotals;
  /** Newest first, at most 20. */
  readonly history: readonly Round<Choice, Result>[];
  readonly fairness: Fairness;
  /** A round of this session waits for the platform; no other can begin. */
  readonly settling: boolean;
  readonly freeRounds: FreeRoundsState | null;
  /** Amount of the pool that this session's rounds take part in, hundredths; null: none. */
  readonly pool: number | null;
  /** A round of several steps that waits for a move. */
  readonly open: OpenStep | null;
};

/** An unfinished round of several steps: its opening, its moves, and what the player may see. */
export type OpenStep<Choice = unknown, Move = unknown, View = unknown> = {
  readonly id: string;
  readonly at: string;
  readonly stake: number;
  readonly choice: Played<Choice, Move>;
  readonly view: View;
  /** Milliseconds since it began, by the server's clock. */
  readonly elapsed: number;
  readonly seedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
};

export type BeginRequest<Choice = unknown> = { readonly actionId: string; readonly choice: Choice };
export type MoveRequest<Move = unknown> = {
  readonly actionId: string;
  readonly roundId: string;
  readonly move: Move;
};

/** State of a round after a step. */
export type StepAnswer<Choice = unknown, Move = unknown, View = unknown, Result = unknown> = {
  /** Null: no round is open. */
  readonly open: OpenStep<Choice, Move, View> | null;
  /** The requested round, once it is over. */
  readonly round: Round<Played<Choice, Move>, Result> | null;
  readonly balance: number;
  readonly session: SessionTotals;
  readonly fairness: Fairness;
};

export type PlayRequest<Choice = unknown> = {
  readonly actionId: string;
  readonly choice: Choice;
  /** Plays one of these free rounds, or refuses. */
  readonly freeRounds?: string | undefined;
};
export type PlayAnswer<Choice = unknown, Result = unknown> = {
  readonly round: Round<Choice, Result>;
  readonly balance: number;
  readonly session: SessionTotals;
  readonly fairness: Fairness;
  readonly freeRounds: FreeRoundsState | null;
  readonly pool: number | null;
};
