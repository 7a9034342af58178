import * as z from '@unisite/shared/schema';
import { empty, pageOf, paging } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

/** Signs that play does a member harm. */
export const harmSigns = [
  'chasing',
  'nights',
  'risingStakes',
  'longDays',
  'failedDeposits',
  'depositAfterWithdrawal',
  'raisedLimits',
] as const;
/** Signs that money is moved for the sake of moving it. */
export const launderingSigns = ['depositsWithoutPlay', 'manyPayees', 'sharedPayee', 'transferRing'] as const;
export const signName = z.enum([...harmSigns, ...launderingSigns]);
export type SignName = z.Infer<typeof signName>;

/**
 * What became of a sign. messaged: the member was written to. limited: a limit or a break was set. reported: it went to
 * the authority or to whoever decides of that. nothing: it was looked at, and there is nothing in it.
 */
export const signOutcome = z.enum(['messaged', 'limited', 'reported', 'nothing']);
export type SignOutcome = z.Infer<typeof signOutcome>;

export const sign = z.object({
  id: z.string(),
  member: z.object({ account: z.string(), nickname: z.string(), market: z.string() }),
  sign: signName,
  /** The figures that the rule went by: VND, minutes, or how often. */
  facts: z.record(z.string(), z.number()),
  firstAt: z.string(),
  /** When the rule held last. */
  lastAt: z.string(),
  /** Null: nobody has answered it yet. */
  answer: z.nullable(z.object({ outcome: signOutcome, by: z.string(), at: z.string(), why: z.string() })),
});
export type Sign = z.Infer<typeof sign>;

/** Open ones, the oldest first; answered ones, the latest first. */
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
 * Says what was done about a sign. With `messaged` the member gets a message in the inbox; of money laundering nobody is
 * told (SIGN_UNTOLD).
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
