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
 * A provider's report that contradicts its previous one, or the closing of a withdrawal or deposit. otherAmount: a
 * recorded payment reported again with another amount or deposit.
 */
export const providerReport = z.enum(['paid', 'failed', 'otherAmount']);
export type ProviderReport = z.Infer<typeof providerReport>;

/** followed: the money was moved as reported. dismissed: nothing changed. */
export const settlementOutcome = z.enum(['followed', 'dismissed']);
export type SettlementOutcome = z.Infer<typeof settlementOutcome>;

/**
 * Effect of following the provider. bounce: the payout returned to the bank, so all of it returns to the wallet.
 * paidAfterAll: the payout was made, so the returned amount is taken again. chargeBack: the deposit's money is gone and
 * is taken from the wallet. reinstate: it is there after all and is credited again. What the wallet lacks becomes a
 * debt, settled from incoming money.
 */
export const settlementEffect = z.enum(['bounce', 'paidAfterAll', 'chargeBack', 'reinstate']);
export type SettlementEffect = z.Infer<typeof settlementEffect>;

const state = z.union([withdrawalState, depositState]);
const decided = z.object({ by: z.string(), at: z.string(), why: z.string() });

/** An open contradiction, or a settled one. */
export const contradiction = z.object({
  id: z.string(),
  kind: z.enum(['withdrawal', 'deposit']),
  reference: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  market: z.string(),
  currency: z.string(),
  provider: z.string(),
  reported: providerReport,
  /** The provider's reason, in the caller's language, or its payment number. */
  detail: z.nullable(z.string()),
  /** Number of reports, first and last. */
  times: z.int(),
  at: z.string(),
  lastAt: z.string(),
  /** Current state of the withdrawal or deposit. */
  state,
  amount,
  /** Null: nothing to do; it can only be dismissed. */
  effect: z.nullable(settlementEffect),
  /** Amount that following the provider gives the member, including fees; negative: takes. */
  change: amount,
  /** The member's current main balance and debt. */
  balance: amount,
  debt: amount,
  events: z.array(cashEvent),
  /** The proposal waiting for a second operator. */
  proposal: z.nullable(z.object({ id: z.string(), outcome: settlementOutcome, ...decided.shape })),
  settled: z.nullable(z.object({ outcome: settlementOutcome, proposed: decided, approved: decided })),
});
export type Contradiction = z.Infer<typeof contradiction>;

/** Open ones, oldest first; or settled ones, latest first. */
export const contradictions = call({
  name: 'contradictions',
  method: 'GET',
  path: '/ops/cash/contradictions',
  access: 'cash',
  request: z.object({ selection: z.defaulted(z.enum(['open', 'settled']), 'open'), ...paging }),
  value: pageOf(contradiction),
});

/**
 * Proposes a settlement of a contradiction; another operator decides. Refused with CONTRADICTION_CHANGED when the
 * provider has reported something else (`reported`), or the withdrawal or deposit has moved on (`state`), and with
 * PROPOSAL_WAITS when another proposal is open.
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
 * `approve` and `refuse` need another operator than the proposer (SAME_PERSON); `withdraw` the proposer. Approval moves
 * the money at once; it is refused with CONTRADICTION_CHANGED, and the proposal stays open, when provider, withdrawal
 * or deposit have changed since.
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
