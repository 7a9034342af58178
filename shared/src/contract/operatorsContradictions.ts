import * as z from '@unisite/shared/schema';
import { depositState } from './deposits.ts';
import { pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { cashEvent } from './operatorsCash.ts';
import { reason } from './rollout.ts';
import { withdrawalState } from './withdrawals.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));

/**
 * What a payment provider reports against its last report, or against how a withdrawal or deposit was closed.
 * otherAmount: a payment that is recorded came again with another amount or for another deposit.
 */
export const providerReport = z.enum(['paid', 'failed', 'otherAmount']);
export type ProviderReport = z.Infer<typeof providerReport>;

/** followed: the money was moved as the provider says. dismissed: it stays as it was. */
export const settlementOutcome = z.enum(['followed', 'dismissed']);
export type SettlementOutcome = z.Infer<typeof settlementOutcome>;

/**
 * What following the provider does. bounce: the payout is back at the bank, and all of it comes back to the wallet.
 * paidAfterAll: the payout was made, and what had come back to the wallet is taken again. chargeBack: the deposit's
 * money is gone, and is taken from the wallet. reinstate: it is there after all, and is credited again. What a wallet
 * does not hold is owed, and taken when money comes.
 */
export const settlementEffect = z.enum(['bounce', 'paidAfterAll', 'chargeBack', 'reinstate']);
export type SettlementEffect = z.Infer<typeof settlementEffect>;

const state = z.union([withdrawalState, depositState]);
const decided = z.object({ by: z.string(), at: z.string(), why: z.string() });

/** One that is open, or how it was settled. */
export const contradiction = z.object({
  id: z.string(),
  kind: z.enum(['withdrawal', 'deposit']),
  reference: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  market: z.string(),
  currency: z.string(),
  provider: z.string(),
  reported: providerReport,
  /** The provider's reason, in the caller's language, or its number of the payment. */
  detail: z.nullable(z.string()),
  /** How often it was reported, first and last. */
  times: z.int(),
  at: z.string(),
  lastAt: z.string(),
  /** How the withdrawal or deposit stands now. */
  state,
  amount,
  /** Null: nothing is left to do; it can only be dismissed. */
  effect: z.nullable(settlementEffect),
  /** What following the provider gives the member, fees included; below zero: takes. */
  change: amount,
  /** The member's main balance and what the member owes, now. */
  balance: amount,
  debt: amount,
  events: z.array(cashEvent),
  /** What waits for a second operator. */
  proposal: z.nullable(z.object({ id: z.string(), outcome: settlementOutcome, ...decided.shape })),
  settled: z.nullable(z.object({ outcome: settlementOutcome, proposed: decided, approved: decided })),
});
export type Contradiction = z.Infer<typeof contradiction>;

/** What is open, the oldest first, or settled, the latest first. */
export const contradictions = call({
  name: 'contradictions',
  method: 'GET',
  path: '/ops/cash/contradictions',
  access: 'cash',
  request: z.object({ selection: z.defaulted(z.enum(['open', 'settled']), 'open'), ...paging }),
  value: pageOf(contradiction),
});

/**
 * Proposes how to settle a contradiction; another operator decides. Refused with CONTRADICTION_CHANGED when the provider
 * has reported something else since the operator looked (`reported`), or the withdrawal or deposit has moved on (`state`), and
 * with PROPOSAL_WAITS when another proposal waits.
 */
export const proposeSettlement = call({
  name: 'proposeSettlement',
  method: 'POST',
  path: '/ops/cash/contradictions/:id/proposals',
  access: 'cash',
  errors: ['ALREADY_CLOSED', 'CONTRADICTION_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({ id, outcome: settlementOutcome, reported: providerReport, state, why: reason }),
  value: contradiction,
});

/**
 * `approve` and `refuse` are for another operator than the one who proposed (SAME_PERSON), `withdraw` for that one.
 * Approved, the money moves at once; refused with CONTRADICTION_CHANGED, and still waiting, when the provider has reported
 * something else since or the withdrawal or deposit has moved on.
 */
export const decideSettlement = call({
  name: 'decideSettlement',
  method: 'POST',
  path: '/ops/cash/contradictions/:id/decision',
  access: 'cash',
  errors: ['ALREADY_CLOSED', 'SAME_PERSON', 'CONTRADICTION_CHANGED'],
  request: z.object({ id, proposal: id, decision: z.enum(['approve', 'refuse', 'withdraw']), why: reason }),
  value: contradiction,
});
