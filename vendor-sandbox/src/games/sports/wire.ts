/** Types of the calls between the sports page and its server. */
import type { SessionTotals } from '../../wire.ts';
import type { Claim, MarketKind, Pick, Verdict } from './engine/markets.ts';
import type { Score, SportName } from './engine/sport.ts';

export type Price = {
  readonly pick: Pick /** Hundredths; null while it is not offered. */;
  readonly odds: number | null;
};

export type Market = { readonly kind: MarketKind; readonly line: number; readonly prices: readonly Price[] };

export type ShownFixture = {
  readonly id: string;
  readonly kickOff: string;
  readonly phase: 'soon' | 'live' | 'over';
  readonly tick: number;
  readonly score: Score;
  /** Closed for some seconds after a goal. */
  readonly suspended: boolean;
  readonly markets: readonly Market[];
  readonly seedHash: string;
  /** Revealed once the match is over. */
  readonly serverSeed: string | null;
};

export type Selection = Claim & { readonly fixture: string; readonly odds: number };

export type SelectionState = 'open' | Verdict;

export type Ticket = {
  readonly id: string;
  readonly at: string;
  readonly stake: number;
  /** Payout if all selections win. */
  readonly payout: number;
  readonly won: number;
  /** `paying`: the matches are over, the platform has not confirmed yet. `returned`: at most the stake came back. */
  readonly state: 'open' | 'paying' | 'won' | 'returned' | 'lost' | 'void' | 'review';
  readonly selections: readonly (Selection & { readonly state: SelectionState; readonly score: Score | null })[];
};

export type Board = {
  readonly now: string;
  readonly sport: SportName;
  /** Matches open for bets, by kick-off. */
  readonly fixtures: readonly ShownFixture[];
  /** Matches on the slip, wherever they are in the programme. */
  readonly chosen: readonly ShownFixture[];
  /** Ended matches, newest first. */
  readonly results: readonly ShownFixture[];
  readonly tickets: readonly Ticket[];
  readonly balance: number;
  readonly session: SessionTotals;
};

/** The part of the programme that a board shows. */
export type BoardView = {
  /** Kick-off within half an hour from here, milliseconds since 1970; null: current, next and recent matches. */
  readonly from: number | null;
  /** A single league; null: all. */
  readonly league: number | null;
  /** Matches on the slip. */
  readonly chosen: readonly string[];
};

export type TicketRequest = {
  readonly actionId: string;
  readonly stake: number;
  readonly selections: readonly Selection[];
  /** Changes of odds that the player accepts without confirmation. */
  readonly accept: 'none' | 'better' | 'any';
};
export type TicketAnswer = { readonly ticket: Ticket; readonly balance: number; readonly session: SessionTotals };
