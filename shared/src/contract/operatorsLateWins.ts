import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));
const decided = z.object({ by: z.string(), at: z.string(), why: z.string() });

/** A win that a vendor sent after its round was closed: refused with ROUND_CLOSED, and kept for review. */
export const lateWin = z.object({
  id: z.string(),
  caller: z.string(),
  vendor: z.string(),
  game: z.object({ id: z.string(), name: z.object({ vi: z.string(), en: z.string() }) }),
  /** The vendor's ids of round and win. */
  roundId: z.string(),
  transactionId: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  market: z.string(),
  currency: z.string(),
  amount,
  at: z.string(),
  round: z.object({
    state: z.enum(['open', 'settled', 'cancelled']),
    staked: amount,
    won: amount,
    closedAt: z.nullable(z.string()),
  }),
  /** The proposal to pay it, waiting for a second operator. */
  proposal: z.nullable(z.object({ id: z.string(), notBy: z.array(z.string()), ...decided.shape })),
  /** Null: open. dismissed: nothing was paid. */
  review: z.nullable(z.object({ outcome: z.enum(['paid', 'dismissed']), ...decided.shape })),
});
export type LateWin = z.Infer<typeof lateWin>;

/** Open ones, oldest first; or reviewed ones, latest first. */
export const lateWins = call({
  name: 'lateWins',
  method: 'GET',
  path: '/ops/late-wins',
  access: 'cash',
  request: z.object({ selection: z.defaulted(z.enum(['open', 'reviewed']), 'open'), ...paging }),
  value: pageOf(lateWin),
});

/** `pay` proposes the payment to a second operator (decideProposal); `dismiss` closes it at once without payment. */
export const reviewLateWin = call({
  name: 'reviewLateWin',
  method: 'POST',
  path: '/ops/late-wins/:id/review',
  access: 'cash',
  errors: ['ALREADY_CLOSED', 'PROPOSAL_WAITS'],
  request: z.object({ id, decision: z.enum(['pay', 'dismiss']), why: reason }),
  value: lateWin,
});
