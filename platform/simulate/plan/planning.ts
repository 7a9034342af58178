import type { Random } from '../random.ts';
import type { WalletModel } from './model.ts';
import type { Caller, CashStep, Step } from './step.ts';

/** What a wallet's planning goes by, and what it remembers for later steps. */
export interface Planning {
  readonly random: Random;
  readonly model: WalletModel;
  /** A name that no other step of any wallet has. */
  name(what: string): string;
  /** A transaction's id; now and then one that other players' or the other caller's transactions have as well. */
  transaction(what: string, caller: Caller): string;
  readonly holds: { readonly key: string; readonly amount: number }[];
  /** Pay-outs of which nothing came back yet. */
  readonly paid: { readonly key: string; readonly amount: number; readonly fee: number }[];
  readonly transfers: Extract<Step, { do: 'transfer' }>[];
  /** Movements in and out that may be repeated under their key. */
  readonly cash: CashStep[];
  /** Bets whose rollback came first, and that may still come themselves. */
  readonly stopped: { readonly caller: Caller; readonly tx: string }[];
  /** Every play session, by its number. */
  readonly sessions: { readonly caller: Caller; ended: boolean }[];
}
