import * as z from '@unisite/shared/schema';
import { empty, pageOf, paging } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

/** Signs of gambling harm. */
export const harmSigns = [
  'chasing',
  'nights',
  'risingStakes',
  'longDays',
  'failedDeposits',
  'depositAfterWithdrawal',
  'raisedLimits',
] as const;
/** Signs of money laundering. */
export const launderingSigns = ['depositsWithoutPlay', 'manyPayees', 'sharedPayee', 'transferRing'] as const;
export const signName = z.enum([...harmSigns, ...launderingSigns]);
export type SignName = z.Infer<typeof signName>;

/**
 * Outcome of a sign. messaged: the member was sent a message. limited: a limit or break was set. reported: passed to
 * the authority or whoever decides on that. nothing: reviewed, unfounded.
 */
export const signOutcome = z.enum(['messaged', 'limited', 'reported', 'nothing']);
export type SignOutcome = z.Infer<typeof signOutcome>;

export const sign = z.object({
  id: z.string(),
  member: z.object({ account: z.string(), nickname: z.string(), market: z.string() }),
  sign: signName,
  /** Figures of the rule: VND, minutes, or counts. */
  facts: z.record(z.string(), z.number()),
  firstAt: z.string(),
  /** When the rule last applied. */
  lastAt: z.string(),
  /** Null: not answered. */
  answer: z.nullable(z.object({ outcome: signOutcome, by: z.string(), at: z.string(), why: z.string() })),
});
export type Sign = z.Infer<typeof sign>;

/** Open ones, oldest first; answered ones, latest first. */
export const signs = call({
  name: 'signs',
  method: 'GET',
  path: '/ops/signs',
  access: 'support',
  request: z.object({
    state: z.defaulted(z.enum(['open', 'answered']), 'open'),
    /** Of one member only. */
    account: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    ...paging,
  }),
  value: pageOf(sign),
});

/**
 * Records the answer to a sign. With `messaged` the member gets a message in the inbox; a suspicion of money laundering
 * must not be disclosed (SIGN_UNTOLD).
 */
export const answerSign = call({
  name: 'answerSign',
  method: 'POST',
  path: '/ops/signs/:id/answer',
  access: 'support',
  errors: ['SIGN_ANSWERED', 'SIGN_UNTOLD'],
  request: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)), outcome: signOutcome, why: reason }),
  value: empty,
});
