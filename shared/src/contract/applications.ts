import * as z from '@unisite/shared/schema';
import { MAX_APPLICATION_BYTES, MAX_APPLICATION_PICTURES, MAX_REMARKS_LENGTH } from './applicationLimits.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** Applications to a promotion: remarks and pictures that operators review (section 5). */

export const applicationState = z.enum(['applying', 'accepted', 'refused']);
export type ApplicationState = z.Infer<typeof applicationState>;

const picture = z.object({
  id: z.string(),
  /** Path on this site, for the member only. */
  address: z.string(),
  bytes: z.int(),
});
export type ApplicationPicture = z.Infer<typeof picture>;

/** A lost bet that an application can be for. */
const applicationBet = z.object({
  id: z.string(),
  reference: z.string(),
  game: z.string(),
  /** When it was settled. */
  at: z.string(),
  staked: amount,
  /** What the promotion gives for it; null: operators decide. */
  gives: z.nullable(amount),
});
export type ApplicationBet = z.Infer<typeof applicationBet>;

export const applicationValue = z.object({
  /** The latest; null: none was sent. */
  application: z.nullable(
    z.object({
      reference: z.string(),
      state: applicationState,
      remarks: z.string(),
      bet: z.nullable(applicationBet),
      pictures: z.array(picture),
      sentAt: z.string(),
      decidedAt: z.nullable(z.string()),
      /** Reason of a refusal, in the caller's language. */
      reason: z.nullable(z.string()),
      /** What was given for it. */
      given: z.nullable(amount),
    }),
  ),
  /** Whether one can be sent now, and why not. */
  canSend: z.boolean(),
  obstacle: z.nullable(z.string()),
  /** Uploaded pictures that belong to no application yet. */
  pictures: z.array(picture),
  /** Minimum number of pictures. */
  needs: z.int(),
  /** Eligible bets, newest first; null: the application is not for a bet. */
  bets: z.nullable(z.array(applicationBet)),
  /** Fixed amount; null: it depends on the bet, or operators decide. */
  gives: z.nullable(amount),
  /** The most that it gives. */
  most: amount,
});
export type Application = z.Infer<typeof applicationValue>;

const promotion = z.string().check(z.maxLength(60));
const pictureId = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

export const application = operation({
  name: 'application',
  summary: "The member's application to a promotion, and what one needs",
  method: 'GET',
  path: '/wps/promotions/:id/application',
  access: 'member',
  errors: ['NOT_FOUND'],
  request: z.object({ id: promotion }),
  value: applicationValue,
});

/** Refusals of any application to a promotion. */
const closed = ['PROMOTION_OVER', 'APPLICATION_SENT', 'SELF_EXCLUDED', 'TIME_OUT'] as const;
const base64Length = Math.ceil(MAX_APPLICATION_BYTES / 3) * 4;

export const addApplicationPicture = operation({
  name: 'addApplicationPicture',
  summary:
    'A picture for the next application (PNG or JPG, 5 MB), at most three; it is forgotten a day later if none is sent',
  method: 'POST',
  path: '/wps/promotions/:id/application/pictures',
  access: 'member',
  idempotent: true,
  bodyBytes: base64Length + 4096,
  errors: [...closed, 'NOT_A_PICTURE', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_PICTURES'],
  request: z.object({
    id: promotion,
    /** The file in base64. */
    image: z.string().check(z.minLength(1), z.maxLength(base64Length)),
  }),
  value: applicationValue,
});

export const removeApplicationPicture = operation({
  name: 'removeApplicationPicture',
  summary: 'Takes a picture away that belongs to no application yet; again it changes nothing',
  method: 'DELETE',
  path: '/wps/promotions/:id/application/pictures/:picture',
  access: 'member',
  errors: ['NOT_FOUND'],
  request: z.object({ id: promotion, picture: pictureId }),
  value: applicationValue,
});

export const sendApplication = operation({
  name: 'sendApplication',
  summary: 'Applies to a promotion: remarks, the bet it is for, the pictures; operators answer by message',
  method: 'POST',
  path: '/wps/promotions/:id/application',
  access: 'member',
  idempotent: true,
  errors: [
    ...closed,
    'APPLICATION_TRIES',
    'APPLICATION_BET',
    'APPLICATION_PICTURES',
    'PROMOTION_NOT_NEW',
    'PROMOTION_SAME_PERSON',
    'PROMOTION_SPENT',
    'PROMOTION_SAME_DEVICE',
    'PROMOTION_SAME_ADDRESS',
    'PROMOTION_LEVEL',
    'PROMOTION_LABEL',
  ],
  request: z.object({
    id: promotion,
    /** Read by operators only. No control characters except line breaks. */
    remarks: z.string().check(
      z.trim(),
      z.maxLength(MAX_REMARKS_LENGTH),
      z.refine((text) => !/[^\P{C}\n]/u.test(text)),
    ),
    /** One of the eligible bets; null where it is not for a bet. */
    bet: z.nullable(z.string().check(z.maxLength(400))),
    pictures: z.array(pictureId).check(z.maxLength(MAX_APPLICATION_PICTURES)),
  }),
  value: applicationValue,
});

export const applicationOperations = [
  application,
  addApplicationPicture,
  removeApplicationPicture,
  sendApplication,
] as const;
