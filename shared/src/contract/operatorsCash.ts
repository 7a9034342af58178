import * as z from '@unisite/shared/schema';
import { amount } from './money.ts';
import { withdrawal } from './withdrawals.ts';

/** What operators look at: what waits for them (`open`), a part of it, or what is over. */
export const withdrawalFilter = z.enum(['open', 'requested', 'underway', 'disputed', 'closed']);
export type WithdrawalSelection = z.Infer<typeof withdrawalFilter>;

/**
 * approve: the pay-out begins. reject: the money goes back. markPaid: it was paid by other means, or the provider's
 * word did not come. Of a dispute: askBank: the provider is asked again, the dispute stays and the member reads the
 * reason. returnMissing: what is missing goes back to the wallet. forceReceipt: it is closed as received, nothing is
 * given back (section 4).
 */
export const withdrawalAct = z.enum(['approve', 'reject', 'markPaid', 'askBank', 'returnMissing', 'forceReceipt']);
export type WithdrawalAct = z.Infer<typeof withdrawalAct>;

/** What a provider says when it is asked again; silent: nothing could be learned. */
export const providerStatus = z.enum(['paid', 'failed', 'underway', 'unknown', 'silent']);
export type ProviderStatus = z.Infer<typeof providerStatus>;

/**
 * What happened to a withdrawal or deposit while its state stayed. `providerReplied` and `providerContradicted` have in
 * `why` what the provider says: a `providerStatus` and `providerSaid`.
 */
export const cashEventAct = z.enum([
  'providerQueried',
  'providerReplied',
  'providerContradicted',
  'contradictionDismissed',
]);
export type CashEventAct = z.Infer<typeof cashEventAct>;
/** What became of a withdrawal or deposit, by whom and why. */
export const cashEvent = z.object({
  at: z.string(),
  state: z.string(),
  who: z.string(),
  why: z.nullable(z.string()),
  /** Null: the state changed. */
  act: z.nullable(cashEventAct),
});
export type OperatorCashEvent = z.Infer<typeof cashEvent>;

/** A withdrawal as operators see it. The addresses of its proofs are those of the console. */
export const operatorWithdrawal = z.object({
  ...withdrawal.shape,
  market: z.string(),
  currency: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  holder: z.string(),
  /** The whole number of the bank account. */
  accountNumber: z.string(),
  /** What the member wrote when saying that it did not come. */
  remarks: z.nullable(z.string()),
  /**
   * What `returnMissing` would give back: the missing, and the fee where nothing came at all; null where there is no
   * dispute.
   */
  returnable: z.nullable(z.object({ missing: amount, fee: amount })),
  events: z.array(cashEvent),
});
export type OperatorWithdrawal = z.Infer<typeof operatorWithdrawal>;
