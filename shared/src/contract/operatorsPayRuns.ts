import * as z from '@unisite/shared/schema';
import { contractGames, contractKind, contractRunState } from './contractTerms.ts';
import { localized, pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { writtenLine } from './operatorTexts.ts';
import { reason } from './rollout.ts';

const id = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** Of the reason that payer and payees of a refused run read. */
export const LONGEST_RUN_REFUSAL = 300;

/** What one payer owes for contracts of a kind in one period. */
export const deskRun = z.object({
  id: z.string(),
  contract: contractKind,
  /** Null: the house. */
  payer: z.nullable(z.string()),
  currency: z.string(),
  /** Days of Asia/Ho_Chi_Minh; of hourly and real-time wages, the time that it was reckoned up to. */
  from: z.string(),
  to: z.string(),
  until: z.nullable(z.string()),
  /** What it costs. */
  total: amount,
  state: contractRunState,
  /** What the payer's main wallet lacks for it now; 0 for the house and for what is paid or refused. */
  lacks: amount,
  /** Statements, and those that pay something. */
  statements: z.int(),
  pays: z.int(),
  madeAt: z.string(),
  decidedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  refusedWhy: z.nullable(localized),
  /** The operator whose proposal to approve it waits. */
  proposedBy: z.nullable(z.string()),
});
export type DeskRun = z.Infer<typeof deskRun>;

/** Pay-runs of a market, the newest first; those that pay nothing are left out. */
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

/** The statements of a run, those that pay most first. */
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
      /** What the rate is of. */
      counted: amount,
      rate: z.int(),
      earned: amount,
      /** Corrections and what was owed or refused before. */
      before: amount,
      due: amount,
    }),
  ),
});

/** Asks that a run be approved, which always waits for a second operator. `done` once it was approved. */
export const approvePayRun = call({
  name: 'approvePayRun',
  method: 'POST',
  path: '/ops/pay-runs/:id/approval',
  access: 'cash',
  errors: ['NOT_FOUND', 'PAY_RUN_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({ id, why: reason }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/** Refuses a run with the reason that payer and payees read: what it owed is carried to the next statements. */
export const refusePayRun = call({
  name: 'refusePayRun',
  method: 'POST',
  path: '/ops/pay-runs/:id/refusal',
  access: 'cash',
  errors: ['NOT_FOUND', 'PAY_RUN_CHANGED'],
  request: z.object({ id, reason: writtenLine(LONGEST_RUN_REFUSAL), why: reason }),
  value: z.object({}),
});

export const payRunCalls = [payRunDesk, payRunStatements, approvePayRun, refusePayRun] as const;
