import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { transferReference } from './ids.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { cashStanding } from './operatorsCashStanding.ts';
import { reason } from './rollout.ts';
import { withdrawal, withdrawalState } from './withdrawals.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));

/** What operators look at: what waits for them (`open`), a part of it, or what is over. */
export const withdrawalFilter = z.enum(['open', 'requested', 'underway', 'disputed', 'closed']);
export type WithdrawalSelection = z.Infer<typeof withdrawalFilter>;

/**
 * approve: the pay-out begins. reject: the money goes back. markPaid: it was paid by other means, or the provider's
 * report did not come. Of a dispute: askBank: the provider is asked again, the dispute stays and the member reads the
 * reason. returnMissing: what is missing goes back to the wallet. forceReceipt: it is closed as received, nothing is
 * given back (section 4).
 */
export const withdrawalAct = z.enum(['approve', 'reject', 'markPaid', 'askBank', 'returnMissing', 'forceReceipt']);
export type WithdrawalAct = z.Infer<typeof withdrawalAct>;

/** Acts that wait for a second operator: approving only above the market's limit, the others always. */
export const guardedWithdrawalAct = z.enum(['approve', 'markPaid', 'returnMissing']);
export type GuardedWithdrawalAct = z.Infer<typeof guardedWithdrawalAct>;

/** What a provider says when it is asked again; silent: nothing could be learned. */
export const providerStatus = z.enum(['paid', 'failed', 'underway', 'unknown', 'silent']);
export type ProviderStatus = z.Infer<typeof providerStatus>;

/**
 * What happened to a withdrawal or deposit while its state stayed. `providerReplied` and `providerContradicted` have in
 * `why` what the provider says: a `providerStatus` and `providerReport`.
 */
export const cashEventAct = z.enum([
  'providerQueried',
  'providerReplied',
  'providerContradicted',
  'contradictionDismissed',
  'approveProposed',
  'markPaidProposed',
  'returnMissingProposed',
  'proposalRefused',
  'proposalWithdrawn',
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

/** An act that waits for a second operator: see `proposal`. */
const withdrawalProposal = z.object({
  id: z.string(),
  act: guardedWithdrawalAct,
  by: z.string(),
  notBy: z.array(z.string()),
  at: z.string(),
  why: z.string(),
});

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
  /** Approving it takes a second operator. */
  approvedByTwo: z.boolean(),
  /** What waits for a second operator; null: nothing. */
  proposal: z.nullable(withdrawalProposal),
  standing: cashStanding,
  events: z.array(cashEvent),
});
export type OperatorWithdrawal = z.Infer<typeof operatorWithdrawal>;

/** A page of withdrawals, the latest first. */
export const cashDesk = call({
  name: 'cashDesk',
  method: 'GET',
  path: '/ops/cash/withdrawals',
  access: 'cash',
  request: z.object({
    selection: z.defaulted(withdrawalFilter, 'open'),
    market: z.optional(z.string()),
    /**
     * The one withdrawal of this reference, however it stands and wherever; the selection and the market count for
     * nothing then.
     */
    reference: z.optional(z.string().check(z.trim(), z.maxLength(24))),
    ...paging,
  }),
  value: z.object({
    ...pageOf(operatorWithdrawal).shape,
    /** How many there are of each selection, in the market asked for. */
    counts: z.record(z.string(), z.int()),
  }),
});
/**
 * Does the act, or proposes it where it takes two operators (`proposal` of the value). Refused with ALREADY_CLOSED where the withdrawal does not stand as the act needs it, or no longer as the operator saw
 * it (`seen`); with PROVIDER_ALREADY_QUERIED where the bank was asked since (`seenAsked`), or its answer is awaited; with DEBT_OPEN
 * where one would be approved whose member owes money; with PROPOSAL_WAITS where another act on it waits already; with CONFLICT
 * where the key was another decision's.
 */
export const decideWithdrawal = call({
  name: 'decideWithdrawal',
  method: 'POST',
  path: '/ops/cash/withdrawals/:id/acts',
  access: 'cash',
  errors: ['ALREADY_CLOSED', 'CONFLICT', 'DEBT_OPEN', 'PROVIDER_ALREADY_QUERIED', 'PROPOSAL_WAITS'],
  request: z.object({
    id,
    act: withdrawalAct,
    why: reason,
    /** Made by the asking page, once for each decision: the same again decides nothing more. */
    key: z.optional(transferReference),
    seen: z.optional(withdrawalState),
    /** How often the bank had been asked when the operator looked; for `askBank`. */
    seenAsked: z.optional(z.int().check(z.minimum(0))),
  }),
  value: operatorWithdrawal,
});
