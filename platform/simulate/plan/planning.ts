import type { Random } from '../random.ts';
import type { WalletModel } from './model.ts';
import type { Step } from './step.ts';

/** What a wallet's planning goes by, and what it remembers for later steps. */
export interface Planning {
  readonly random: Random;
  readonly model: WalletModel;
  /** A name that no other step of any wallet has. */
  name(what: string): string;
  readonly holds: { readonly key: string; readonly amount: number }[];
  readonly transfers: Extract<Step, { do: 'transfer' }>[];
  /** Bets whose rollback came first. */
  readonly stopped: string[];
}
