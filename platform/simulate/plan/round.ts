import type { Game } from './step.ts';

export interface Bet {
  /** Null: of two that raced, the one that was taken; nobody knows beforehand which. */
  readonly tx: string | null;
  readonly amount: number;
  readonly place: number;
  taken: boolean;
}

export interface Win extends Bet {
  readonly ended: boolean;
}

export interface Round {
  readonly game: Game;
  readonly id: string;
  state: 'open' | 'settled' | 'cancelled';
  readonly bets: Bet[];
  readonly wins: Win[];
}
