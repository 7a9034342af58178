import * as z from '@unisite/shared/schema';
import { contractGames, contractKind, contractRunState } from './contractTerms.ts';
import { localized, pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { writtenLine } from './operatorTexts.ts';
import { reason } from './rollout.ts';

const id = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** Longest reason of a refusal, which payer and payees read; characters. */
export const MAX_RUN_REFUSAL_LENGTH = 300;

/** Everything one payer owes for contracts of a kind in one period. */
export const deskRun = z.object({
  id: z.string(),
  contract: contractKind,
  /** Null: the house. */
  payer: z.nullable(z.string()),
  currency: z.string(),
  /** Days of the market; for hourly and real-time wages, the time calculated up to. */
  from: z.string(),
  to: z.string(),
  until: z.nullable(z.string()),
  /** Total cost. */
  total: amount,
  state: contractRunState,
  /** What the payer's main wallet currently lacks; 0 for the house and for paid or refused runs. */
  lacks: amount,
  /** Number of statements, and of those that pay something. */
  statements: z.int(),
  pays: z.int(),
  madeAt: z.string(),
  decidedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  refusedWhy: z.nullable(localized),
  /** The operator whose proposal to approve it is waiting. */
  proposedBy: z.nullable(z.string()),
});
export type DeskRun = z.Infer<typeof deskRun>;

/** Pay-runs of a market, newest first; empty ones are left out. */
export const payRunDesk = call({
  name: 'payRunDesk',
  method: 'GET',
  path: '/ops/pay-runs',
  access: 'cash',
  request: z.object({
    market: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
    state: z.optional(contractRunState),
    contract: z.optional(contractKind),
    ...paging,
  }),
  value: pageOf(deskRun),
});

/** The statements of a run, largest first. */
export const payRunStatements = call({
  name: 'payRunStatements',
  method: 'GET',
  path: '/ops/pay-runs/:id/statements',
  access: 'cash',
  errors: ['NOT_FOUND'],
  request: z.object({ id, ...paging }),
  value: pageOf(
    z.object({
      id: z.string(),
      downline: z.string(),
      games: contractGames,
      turnover: amount,
      /** The amount that the rate applies to. */
      counted: amount,
      rate: z.int(),
      earned: amount,
      /** Corrections, debts and previously refused amounts. */
      before: amount,
      due: amount,
    }),
  ),
});

/** Proposes to approve a run; always needs a second operator. `done` once approved. */
export const approvePayRun = call({
  name: 'approvePayRun',
  method: 'POST',
  path: '/ops/pay-runs/:id/approval',
  access: 'cash',
  errors: ['NOT_FOUND', 'PAY_RUN_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({ id, why: reason }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/** Refuses a run with a reason for payer and payees: its amount moves to the next statements. */
export const refusePayRun = call({
  name: 'refusePayRun',
  method: 'POST',
  path: '/ops/pay-runs/:id/refusal',
  access: 'cash',
  errors: ['NOT_FOUND', 'PAY_RUN_CHANGED'],
  request: z.object({ id, reason: writtenLine(MAX_RUN_REFUSAL_LENGTH), why: reason }),
  value: z.object({}),
});

export const payRunCalls = [payRunDesk, payRunStatements, approvePayRun, refusePayRun] as const;
