import type { Random } from '../random.ts';
import type { CorrectionModel } from './correctionModel.ts';
import type { DepositModel } from './depositModel.ts';
import type { DrawModel } from './drawModel.ts';
import type { DrawPlanModel, StoppedTicket } from './drawPlanModel.ts';
import type { WalletModel } from './model.ts';
import type { Caller, Step } from './step.ts';
import type { WithdrawalModel } from './withdrawalModel.ts';

/** State of a wallet's planning, and what it remembers for later steps. */
export interface Planning {
  readonly random: Random;
  readonly model: WalletModel;
  /** A name unique among all steps of all wallets. */
  name(what: string): string;
  /** A transaction's id; now and then one that other players' or the other caller's transactions have as well. */
  transaction(what: string, caller: Caller): string;
  readonly deposits: DepositModel[];
  readonly withdrawals: WithdrawalModel[];
  readonly corrections: CorrectionModel[];
  readonly draws: DrawModel[];
  /** The last plan over several draws, the first day that was not drawn, and tickets of plans stopped before it was. */
  readonly drawPlans: { last: DrawPlanModel | null; nextDay: number; tickets: readonly StoppedTicket[] };
  /** Whether the last withdrawal had the correct PIN. */
  readonly pin: { isProved: boolean };
  readonly transfers: Extract<Step, { do: 'transfer' }>[];
  /** Bets whose rollback arrived first, and that may still arrive. */
  readonly stopped: { readonly caller: Caller; readonly tx: string }[];
  /** Every play session, by number. */
  readonly sessions: { readonly caller: Caller; ended: boolean }[];
}
