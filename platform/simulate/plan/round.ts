import type { Game } from './step.ts';

export interface Bet {
  /** Null: the accepted one of two that raced; which one cannot be predicted. */
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
