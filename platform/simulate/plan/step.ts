import type { BonusEnd, BonusStep } from './bonusStep.ts';
import type { CashStep } from './cashStep.ts';
import type { DrawPlanStep } from './drawPlanStep.ts';
import type { LimitKind } from './playModel.ts';
import type { TicketStep } from './ticketStep.ts';

/** Which of the two callers of the vendors' API; each has a vendor of its own. */
export type Caller = 0 | 1;

/** The first caller's two games, which number their rounds alike, and the second one's. */
export type Game = 0 | 1 | 2;

export const callerOf = (game: Game): Caller => (game === 2 ? 1 : 0);

/** Amounts are whole hundredths throughout. */
export interface VendorCall {
  /** Whose signature it has. */
  readonly caller: Caller;
  /** Which of the player's play sessions it names: `firstSession` or one that a step opened. */
  readonly session: number;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly tx: string;
  readonly round: string;
  readonly amount: number;
  /** Of a win: it closes the round. */
  readonly end: boolean;
  /** Of a rollback: what it takes back. Its round and amount are told where `round` is not empty. */
  readonly of: string;
  readonly game: Game;
  /**
   * What is wrong with it besides: the session is another player's, or is over; the member is closed; the currency is
   * another; it says that it is a prize, which the caller may not give (there, or at all); the game is another
   * caller's, or the session as well; a rollback says another amount, or round.
   */
  readonly odd:
    | 'session'
    | 'ended'
    | 'closed'
    | 'currency'
    | 'prize'
    | 'caller'
    | 'callersSession'
    | 'amount'
    | 'round'
    | null;
}

/** The play sessions that a player has from the beginning: one that is over, and one at each caller that stays. */
export const ENDED_SESSION = 0;
export const firstSession = (caller: Caller): number => 1 + caller;
export const FIRST_SESSIONS = 3;

/**
 * What a vendor's call has to be answered. `balance`: in the answer of a call that was accepted, and of one that the
 * balance is too low for.
 */
export interface VendorAnswer {
  readonly code: string | null;
  readonly balance: number;
}

/** What happens in a step. */
type StepAct =
  /** `copies`: so many of the very same call at once. `cut`: the first try's answer is not waited for. */
  | {
      readonly do: 'call';
      readonly call: VendorCall;
      readonly answer: VendorAnswer;
      readonly copies: number;
      readonly cut: boolean;
    }
  /** Bets at once; in whichever order, these are the answers. */
  | {
      readonly do: 'race';
      readonly calls: readonly VendorCall[];
      readonly answers: readonly VendorAnswer[];
    }
  /** Two calls under one nonce: the second one is refused. */
  | { readonly do: 'nonce'; readonly txs: readonly [string, string] }
  /** The player opens a game of that caller in a session of the site of its own; they are numbered as they come. */
  | { readonly do: 'openSession'; readonly session: number; readonly caller: Caller }
  /** The player signs out of the session of the site that this one was opened from. */
  | { readonly do: 'endSession'; readonly session: number }
  /** The player sets a limit over 24 hours; a higher one (null: none) is confirmed once its time has come. */
  | { readonly do: 'limit'; readonly kind: LimitKind; readonly before: number | null; readonly value: number | null }
  /** The player takes a break; these bets come during it. */
  | { readonly do: 'break'; readonly calls: readonly VendorCall[]; readonly answers: readonly VendorAnswer[] }
  | CashStep
  | TicketStep
  | DrawPlanStep
  | BonusStep
  /** What the member owes was taken out of the main wallet. */
  | { readonly do: 'collect'; readonly main: number; readonly debt: number }
  | {
      readonly do: 'transfer';
      readonly caller: Caller;
      readonly reference: string;
      readonly direction: 'in' | 'out';
      readonly amount: number;
      /** Null when it is done. */
      readonly code: string | null;
      readonly main: number;
      readonly atVendor: number;
      readonly cut: boolean;
      readonly copies: number;
    }
  | { readonly do: 'transferStatus'; readonly reference: string; readonly state: 'done' | 'failed' | 'unknown' }
  | { readonly do: 'allOut'; readonly main: number };

/**
 * One thing that happens to a wallet, with the outcome that the model knows beforehand. A wallet's steps run one after
 * the other. `bonuses`: how they stand after it, once they were counted; where none is open and none closed by it they
 * are not looked at.
 */
export type Step = StepAct & { readonly bonuses?: readonly BonusEnd[] };

/** A movement on one of a wallet's accounts, as the ledger has to have it. `reference` null: made by the platform. */
export interface Line {
  readonly kind: string;
  readonly amount: number;
  readonly after: number;
  readonly reference: string | null;
}

/** A round as the record of bets has to have it. */
export interface RoundEnd {
  readonly game: number;
  readonly id: string;
  readonly state: string;
  /** Without what was taken back. */
  readonly staked: number;
  readonly won: number;
}

export type AccountName = 'main' | 'hold' | 'plan' | 'vendorWallet' | 'otherVendorWallet' | 'debt' | 'bonus';

/** Accounts of the house, which all wallets share: only what they come to is known. `gifts`: what bonuses come from. */
export type OtherSide = 'vendor' | 'bank' | 'fee' | 'adjustment' | 'house' | 'gifts';

/** Where games do not play from the main wallet. */
export const vendorWalletOf = (caller: Caller): AccountName => (caller === 0 ? 'vendorWallet' : 'otherVendorWallet');

/** A wallet's part of the plan: its steps, and the ledger's state after them. */
export interface WalletPlan {
  readonly place: number;
  /** Games play from the main wallet, rather than from one at each vendor. */
  readonly single: boolean;
  readonly steps: readonly Step[];
  readonly statements: Readonly<Record<AccountName, readonly Line[]>>;
  readonly rounds: readonly RoundEnd[];
  /** What was staked and won, without what was taken back: what limits are held against. */
  readonly counted: { readonly staked: number; readonly won: number };
  readonly others: Readonly<Record<OtherSide, number>>;
  /** How many movements there are in all, collections of debts left out. */
  readonly transfers: number;
}
