import * as z from '@unisite/shared/schema';
import { applicationState } from './applications.ts';
import { localized, pageOf, paging } from './envelope.ts';
import { amount, transferAmount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { giveBonusErrors } from './operatorsBonuses.ts';
import { writtenLine } from './operatorTexts.ts';
import { reason } from './rollout.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));

/** Of the reason that the member of a refused application reads. */
export const LONGEST_REFUSAL = 300;

/** An application to a promotion, as operators see it. */
export const deskApplication = z.object({
  id: z.string(),
  /** What the member was told, to ask after it. */
  reference: z.string(),
  promotion: z.object({ id: z.string(), title: localized }),
  market: z.string(),
  currency: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  state: applicationState,
  remarks: z.string(),
  /** The bet that it is for, as it stands now; null: it is for none. */
  bet: z.nullable(
    z.object({
      vendor: z.string(),
      game: localized,
      round: z.string(),
      at: z.string(),
      staked: amount,
      /** What is lost of the stake; 0 once it was corrected or rolled back. */
      lost: amount,
    }),
  ),
  /** `seen`: the asking operator has looked at it. */
  pictures: z.array(z.object({ id: z.string(), seen: z.boolean() })),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** The account of who had the last word. */
  by: z.nullable(z.string()),
  reason: z.nullable(localized),
  /** What was given. */
  given: z.nullable(amount),
  /** What the offer gives for it; null: the operators say. */
  amount: z.nullable(amount),
  /** The most that it gives; null: the promotion takes no applications any more. */
  most: z.nullable(amount),
  /** The acceptance that waits for a second operator. */
  proposal: z.nullable(z.object({ by: z.string(), amount })),
});
export type DeskApplication = z.Infer<typeof deskApplication>;

/** Who waits longest comes first; of what is decided, the latest. */
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

/** One picture of an application, in base64. Each look is kept for ever: who, which, when. */
export const lookAtApplicationPicture = call({
  name: 'lookAtApplicationPicture',
  method: 'POST',
  path: '/ops/applications/:id/pictures/:picture/look',
  access: 'cash',
  request: z.object({ id, picture: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)) }),
  value: z.object({ type: z.enum(['image/png', 'image/jpeg']), image: z.string() }),
});

/** Why an application is not accepted, when it is asked for or on approval. */
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
 * Asks that an application be accepted, which always waits for a second operator; both look at its pictures before. `amount` is
 * what the offer gives for it, or what the operators say, up to the most. `done` once it was accepted with it.
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

/** Refuses an application with the reason that its member reads. The same refusal again changes nothing. */
export const refuseApplication = call({
  name: 'refuseApplication',
  method: 'POST',
  path: '/ops/applications/:id/refusal',
  access: 'cash',
  errors: ['APPLICATION_CHANGED'],
  request: z.object({ id, reason: writtenLine(LONGEST_REFUSAL), why: reason }),
  value: z.object({ state: applicationState }),
});

export const applicationCalls = [
  applicationDesk,
  lookAtApplicationPicture,
  acceptApplication,
  refuseApplication,
] as const;
