import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { transferReference } from './ids.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { cashStanding } from './operatorsCashStanding.ts';
import { reason } from './rollout.ts';
import { withdrawal, withdrawalState } from './withdrawals.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));

/** Selections of withdrawals: those needing action (`open`), a part of them, or closed ones. */
export const withdrawalFilter = z.enum(['open', 'requested', 'underway', 'disputed', 'closed']);
export type WithdrawalSelection = z.Infer<typeof withdrawalFilter>;

/**
 * approve: the payout begins. reject: the money returns. markPaid: paid by other means, or the provider's report is
 * missing. In a dispute: askBank: asks the provider again; the dispute stays open and the member reads the reason.
 * returnMissing: the missing amount returns to the wallet. forceReceipt: closed as received, nothing is returned
 * (section 4).
 */
export const withdrawalAct = z.enum(['approve', 'reject', 'markPaid', 'askBank', 'returnMissing', 'forceReceipt']);
export type WithdrawalAct = z.Infer<typeof withdrawalAct>;

/** Acts that need a second operator: approval only above the market's limit, others always. */
export const guardedWithdrawalAct = z.enum(['approve', 'markPaid', 'returnMissing']);
export type GuardedWithdrawalAct = z.Infer<typeof guardedWithdrawalAct>;

/** A provider's reply when asked again; silent: no information. */
export const providerStatus = z.enum(['paid', 'failed', 'underway', 'unknown', 'silent']);
export type ProviderStatus = z.Infer<typeof providerStatus>;

/**
 * Events of a withdrawal or deposit without a change of state. For `providerReplied` and `providerContradicted`, `why`
 * has the provider's reply: a `providerStatus` or `providerReport`.
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
/** An event of a withdrawal or deposit, with actor and reason. */
export const cashEvent = z.object({
  at: z.string(),
  state: z.string(),
  who: z.string(),
  why: z.nullable(z.string()),
  /** Null: the state changed. */
  act: z.nullable(cashEventAct),
});
export type OperatorCashEvent = z.Infer<typeof cashEvent>;

/** An act waiting for a second operator: see `proposal`. */
const withdrawalProposal = z.object({
  id: z.string(),
  act: guardedWithdrawalAct,
  by: z.string(),
  notBy: z.array(z.string()),
  at: z.string(),
  why: z.string(),
});

/** A withdrawal for operators. Addresses of its proofs are the console's. */
export const operatorWithdrawal = z.object({
  ...withdrawal.shape,
  market: z.string(),
  currency: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  holder: z.string(),
  /** The complete number of the bank account. */
  accountNumber: z.string(),
  /** The member's statement that it did not arrive. */
  remarks: z.nullable(z.string()),
  /** What `returnMissing` would return: the missing amount, and the fee if nothing arrived; null without a dispute. */
  returnable: z.nullable(z.object({ missing: amount, fee: amount })),
  /** Its approval needs a second operator. */
  approvedByTwo: z.boolean(),
  /** What waits for a second operator; null: nothing. */
  proposal: z.nullable(withdrawalProposal),
  standing: cashStanding,
  events: z.array(cashEvent),
});
export type OperatorWithdrawal = z.Infer<typeof operatorWithdrawal>;

/** A page of withdrawals, latest first. */
export const cashDesk = call({
  name: 'cashDesk',
  method: 'GET',
  path: '/ops/cash/withdrawals',
  access: 'cash',
  request: z.object({
    selection: z.defaulted(withdrawalFilter, 'open'),
    market: z.optional(z.string()),
    /** Finds the withdrawal of this reference in any state and market; other filters are ignored. */
    reference: z.optional(z.string().check(z.trim(), z.maxLength(24))),
    ...paging,
  }),
  value: z.object({
    ...pageOf(operatorWithdrawal).shape,
    /** Number per selection, in the requested market. */
    counts: z.record(z.string(), z.int()),
  }),
});
/**
 * Performs the act, or proposes it if it needs two operators (`proposal` of the value). Refusals: ALREADY_CLOSED when
 * the withdrawal's state does not allow the act, or is not the one that the operator saw (`seen`);
 * PROVIDER_ALREADY_QUERIED when the bank was asked since (`seenAsked`), or its reply is pending; DEBT_OPEN on approval
 * for a member in debt; PROPOSAL_WAITS when another act is proposed; CONFLICT when the key belongs to another decision.
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
    /** Generated by the page, once per decision: the same again decides nothing more. */
    key: z.optional(transferReference),
    seen: z.optional(withdrawalState),
    /** Number of times the bank had been asked when the operator looked; for `askBank`. */
    seenAsked: z.optional(z.int().check(z.minimum(0))),
  }),
  value: operatorWithdrawal,
});
