import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { memberId, transferReference } from './ids.ts';
import { amount, transferAmount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));

/** credit: to the member's main wallet. debit: from it. */
export const correctionDirection = z.enum(['credit', 'debit']);
export type CorrectionDirection = z.Infer<typeof correctionDirection>;

/**
 * waiting: for a second operator. done: the money moved. withdrawn: by who asked. refused: by another. Nothing moved
 * but in `done`.
 */
export const correctionState = z.enum(['waiting', 'done', 'withdrawn', 'refused']);
export type CorrectionState = z.Infer<typeof correctionState>;

/** A correction of a member's balance, as operators see it. */
export const correction = z.object({
  id: z.string(),
  /** Reference shown to people and in the account record. */
  reference: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  market: z.string(),
  currency: z.string(),
  direction: correctionDirection,
  amount,
  why: z.string(),
  /** What the member reads, in the inbox and in the account record. */
  sentence: z.string(),
  state: correctionState,
  askedBy: z.string(),
  askedAt: z.string(),
  /** Who approved, refused or withdrew it, when and why; null while it waits. */
  decided: z.nullable(z.object({ by: z.string(), at: z.string(), why: z.string() })),
  /** The main balance before and after it, once it is done. */
  balances: z.nullable(z.object({ before: amount, after: amount })),
});
export type Correction = z.Infer<typeof correction>;

/** What a member has in the main wallet; who looked is written down. */
export const memberBalance = call({
  name: 'memberBalance',
  method: 'GET',
  path: '/ops/members/:id/balance',
  access: 'cash',
  request: z.object({ id: memberId }),
  value: z.object({ main: amount, currency: z.string() }),
});

/**
 * Asks for a correction, which always waits for a second operator. `key` is made by the asking page: the same asking
 * waits once. Refused with INSUFFICIENT_BALANCE when the member has less than is to be taken.
 */
export const correctBalance = call({
  name: 'correctBalance',
  method: 'POST',
  path: '/ops/members/:id/corrections',
  access: 'cash',
  errors: ['INSUFFICIENT_BALANCE'],
  request: z.object({
    id: memberId,
    key: transferReference,
    direction: correctionDirection,
    amount: transferAmount,
    why: reason,
    sentence: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
  }),
  value: correction,
});

/**
 * What waits, the oldest first, or what is over, the latest first; with `account` all of this member, the latest first.
 */
export const corrections = call({
  name: 'corrections',
  method: 'GET',
  path: '/ops/corrections',
  access: 'cash',
  request: z.object({
    selection: z.defaulted(z.enum(['waiting', 'closed']), 'waiting'),
    account: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(64))),
    ...paging,
  }),
  value: pageOf(correction),
});

/**
 * `approve` and `refuse` are for another operator than the one who asked (SAME_PERSON), `withdraw` for that one. Approved, the money moves at once;
 * refused with INSUFFICIENT_BALANCE, and still waiting, when the member has less by then, and with ALREADY_CLOSED when
 * it waits no more.
 */
export const decideCorrection = call({
  name: 'decideCorrection',
  method: 'POST',
  path: '/ops/corrections/:id/decision',
  access: 'cash',
  errors: ['ALREADY_CLOSED', 'SAME_PERSON', 'INSUFFICIENT_BALANCE'],
  request: z.object({ id, decision: z.enum(['approve', 'refuse', 'withdraw']), why: reason }),
  value: correction,
});
