/** What the page and its server say to each other. Types only; amounts are whole hundredths of the currency. */
import type { Played } from './engine/stepped.ts';
import type { KenoMode } from './games/keno/engine/paytables.ts';
import type { GameName } from './games/names.ts';

export type Language = 'vi' | 'en';

/** Why a call was refused; the page has a sentence for each. In every case nothing stays taken from the player. */
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
  /** The player takes a break from play. */
  | 'PLAYER_EXCLUDED'
  /** The stake goes over a limit of the player's, of money or time. */
  | 'LIMIT_REACHED'
  /** The site reminds the player of the time, and takes no bet before it has its answer. */
  | 'PLAY_PAUSED'
  | 'GAME_MAINTENANCE'
  | 'GAME_UNKNOWN'
  | 'PLATFORM_DOWN'
  /** The free rounds that were to be played are used up or over. */
  | 'FREE_ROUNDS_OVER'
  | 'REFUSED'
  | 'NOT_FOUND'
  | 'UNAVAILABLE'
  /** Odds moved and the player did not agree to that beforehand. */
  | 'ODDS_CHANGED'
  /** A market is closed for the moment, or for good. */
  | 'SUSPENDED'
  | 'BAD_SIGNATURE';

export type RefusalAnswer = { readonly code: RefusalCode; readonly balance?: number };

export type RoundState = 'settled' | 'pending' | 'review' | 'void';

/** A round's lot in the pool. */
export type RoundLot = {
  /** One of so many wins it. */
  readonly lots: number;
  /** What it won of the pool, hundredths, which is part of the round's win; null: it was another lot. */
  readonly won: number | null;
};

/** What was chosen and what came of it are the game's own. */
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
  /** One of the player's free rounds: its stake was paid by nobody, and its win is the site's to give. */
  readonly isFree?: boolean;
  /** Absent: it took no part in the pool. */
  readonly lot?: RoundLot;
  /** `pending`: the win is on its way to the platform. `review`: a person settles it. `void`: the stake went back. */
  readonly state: RoundState;
};

export type RevealedSeed = {
  readonly serverSeed: string;
  readonly seedHash: string;
  readonly clientSeed: string;
  /** Rounds drawn from it; nonces run from 0. */
  readonly rounds: number;
};

export type Commitment = { readonly seedHash: string; readonly clientSeed: string; readonly nonce: number };

export type Fairness = { readonly current: Commitment; readonly revealed: readonly RevealedSeed[] };

/** Free rounds that are played before any for money; amounts in hundredths. `won`: by those of this session. */
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
    /** The shelf it stands on. */
    readonly category: string;
    /** What its picture shows, in the catalogue's word: chooses the mode of a table and the pictures of a slot. */
    readonly scene: string;
    /** Of a lottery's title: what it is played in. */
    readonly prizeMode: KenoMode | null;
  };
  /** Play money that this vendor made up; the platform's wallet has no part in it. */
  readonly demo: boolean;
  /** The server's time; the session's length does not depend on the player's clock. */
  readonly now: string;
  readonly currency: string;
  readonly balance: number;
  readonly stakes: readonly number[];
  readonly stake: number;
  readonly lobbyUrl: string;
  /** Where messages to the framing page go; null when the lobby is not one of the allowed sites. */
  readonly siteOrigin: string | null;
  readonly session: SessionTotals;
  /** Newest first, at most 20. */
  readonly history: readonly Round<Choice, Result>[];
  readonly fairness: Fairness;
  /** A round of this session waits for the platform; no other can begin. */
  readonly settling: boolean;
  /** Null: there are none. */
  readonly freeRounds: FreeRoundsState | null;
  /** What is in the pool that rounds of this session take part in, hundredths; null: they take part in none. */
  readonly pool: number | null;
  /** A round of several steps that waits for a choice. */
  readonly open: OpenStep | null;
};

/** A round of several steps that is not over: what it began with, what was chosen, and what the player may see. */
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

/** Where a round stands after a step of it. */
export type StepAnswer<Choice = unknown, Move = unknown, View = unknown, Result = unknown> = {
  /** Null: no round is open. */
  readonly open: OpenStep<Choice, Move, View> | null;
  /** The round asked about, once it is over. */
  readonly round: Round<Played<Choice, Move>, Result> | null;
  readonly balance: number;
  readonly session: SessionTotals;
  readonly fairness: Fairness;
};

export type PlayRequest<Choice = unknown> = {
  readonly actionId: string;
  readonly choice: Choice;
  /** Plays one of these free rounds, or nothing. */
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
