import * as z from '@unisite/shared/schema';
import { applicationState } from './applications.ts';
import { localized, pageOf, paging } from './envelope.ts';
import { amount, transferAmount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { giveBonusErrors } from './operatorsBonuses.ts';
import { writtenLine } from './operatorTexts.ts';
import { reason } from './rollout.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));

/** Longest reason that the refused member reads, characters. */
export const MAX_REFUSAL_LENGTH = 300;

/** An application to a promotion, for operators. */
export const deskApplication = z.object({
  id: z.string(),
  /** The reference given to the member. */
  reference: z.string(),
  promotion: z.object({ id: z.string(), title: localized }),
  market: z.string(),
  currency: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  state: applicationState,
  remarks: z.string(),
  /** The bet that it is for, in its current state; null: none. */
  bet: z.nullable(
    z.object({
      vendor: z.string(),
      game: localized,
      round: z.string(),
      at: z.string(),
      staked: amount,
      /** Lost part of the stake; 0 after a correction or rollback. */
      lost: amount,
    }),
  ),
  /** `seen`: the calling operator has viewed it. */
  pictures: z.array(z.object({ id: z.string(), seen: z.boolean() })),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Account of the operator who decided last. */
  by: z.nullable(z.string()),
  reason: z.nullable(localized),
  /** Amount given. */
  given: z.nullable(amount),
  /** The offer's amount; null: operators decide. */
  amount: z.nullable(amount),
  /** The most that it gives; null: the promotion takes no applications any more. */
  most: z.nullable(amount),
  /** The acceptance waiting for a second operator. */
  proposal: z.nullable(z.object({ by: z.string(), amount })),
});
export type DeskApplication = z.Infer<typeof deskApplication>;

/** Longest waiting first; decided ones latest first. */
export const applicationDesk = call({
  name: 'applicationDesk',
  method: 'GET',
  path: '/ops/applications',
  access: 'cash',
  request: z.object({
    state: applicationState,
    market: z.optional(z.string().check(z.regex(/^[A-Z]{2,8}$/))),
    ...paging,
  }),
  value: pageOf(deskApplication),
});

/** One picture of an application, in base64. Each view is recorded permanently: operator, picture, time. */
export const lookAtApplicationPicture = call({
  name: 'lookAtApplicationPicture',
  method: 'POST',
  path: '/ops/applications/:id/pictures/:picture/look',
  access: 'cash',
  request: z.object({ id, picture: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)) }),
  value: z.object({ type: z.enum(['image/png', 'image/jpeg']), image: z.string() }),
});

/** Refusals of an acceptance, when proposed or approved. */
export const acceptApplicationErrors = [
  'APPLICATION_CHANGED',
  'PICTURES_UNSEEN',
  'PROMOTION_NOT_NEW',
  'PROMOTION_SPENT',
  'PROMOTION_SAME_PERSON',
  'PROMOTION_SAME_DEVICE',
  'PROMOTION_SAME_ADDRESS',
  'PROMOTION_LEVEL',
  'PROMOTION_LABEL',
  ...giveBonusErrors,
] as const;

/**
 * Proposes to accept an application; always needs a second operator, and both must have viewed the pictures. `amount`
 * is the offer's, or the operators' choice up to the most. `done` if it was accepted before with it.
 */
export const acceptApplication = call({
  name: 'acceptApplication',
  method: 'POST',
  path: '/ops/applications/:id/acceptance',
  access: 'cash',
  errors: [...acceptApplicationErrors, 'PROPOSAL_WAITS'],
  request: z.object({ id, amount: transferAmount, why: reason }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/** Refuses an application with a reason for the member. Idempotent. */
export const refuseApplication = call({
  name: 'refuseApplication',
  method: 'POST',
  path: '/ops/applications/:id/refusal',
  access: 'cash',
  errors: ['APPLICATION_CHANGED'],
  request: z.object({ id, reason: writtenLine(MAX_REFUSAL_LENGTH), why: reason }),
  value: z.object({ state: applicationState }),
});

export const applicationCalls = [
  applicationDesk,
  lookAtApplicationPicture,
  acceptApplication,
  refuseApplication,
] as const;
