import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

export const promotionKind = z.enum(['deposit', 'rebate', 'gift', 'tournament', 'insurance', 'referral', 'birthday']);

/**
 * State of a promotion for a member (specification section 4). join: can be joined or applied for. claim: can be
 * claimed now. joined: waits for its trigger, such as a deposit. applying: the application waits for operators.
 * process: its bonus is being wagered. issued: its bonus was released. claimed: claimed, and claimable again another
 * day if at all. rejected: this member is not eligible, or the application was refused. close: its bonus ended without
 * release, or no day of it is left. soon: not begun, or not on today.
 */
export const promotionState = z.enum([
  'join',
  'claim',
  'joined',
  'applying',
  'process',
  'issued',
  'claimed',
  'rejected',
  'close',
  'soon',
]);
export type PromotionState = z.Infer<typeof promotionState>;

/** The trigger of a promotion's bonus. */
export const promotionStart = z.enum(['deposit', 'code', 'claim', 'application', 'birthday', 'day', 'loss']);
export type PromotionStart = z.Infer<typeof promotionStart>;

/** When it can be claimed next, if not now; null: now, or unknown. */
const opensAt = z.nullable(z.string());

export const promotionCard = z.object({
  id: z.string(),
  title: z.string(),
  /** The highlighted figure, e.g. "+100%". */
  highlight: z.nullable(z.string()),
  summary: z.string(),
  kind: promotionKind,
  /** Paths on this site; wide 2.5:1 for cards and hero, phone 4:3. */
  banner: z.object({ wide: z.string(), phone: z.string() }),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  hero: z.boolean(),
  /** Games fanned out in the hero, by picture path. */
  tiles: z.array(z.string()),
  /** Target path on this site. */
  to: z.string(),
  /** The member's state; null for a promotion without an offer. */
  claim: z.nullable(
    z.object({
      state: promotionState,
      /** Reason of the rejection, in the caller's language. */
      reason: z.nullable(z.string()),
      starts: promotionStart,
      /** The application was refused, and another can be sent. */
      again: z.boolean(),
      opensAt,
      /** What claiming gives now, if it depends on play; null: as stated by the promotion. */
      brings: z.nullable(amount),
    }),
  ),
});
export type PromotionCard = z.Infer<typeof promotionCard>;

/** The address of a promotion's own page. */
export const promotionAddress = (id: string): string => `/promoDetail?id=${encodeURIComponent(id)}`;

export const promotions = operation({
  name: 'promotions',
  summary: 'The promotions that run in this market',
  method: 'GET',
  path: '/wps/promotions',
  access: 'optional',
  request: empty,
  value: z.object({ rows: z.array(promotionCard) }),
});

export const promotionDetail = operation({
  name: 'promotionDetail',
  summary:
    'One promotion with its terms: one that runs, that begins soon, or that is over and the member has taken part in',
  method: 'GET',
  path: '/wps/promotions/:id',
  access: 'optional',
  request: z.object({ id: z.string().check(z.maxLength(60)) }),
  value: z.object({ ...promotionCard.shape, terms: z.array(z.object({ title: z.string(), text: z.string() })) }),
});

export const joinPromotion = operation({
  name: 'joinPromotion',
  summary: 'Joins a promotion, or takes what it gives at once; again it changes nothing',
  method: 'POST',
  path: '/wps/promotions/claims',
  access: 'member',
  idempotent: true,
  errors: [
    'PROMOTION_OVER',
    'PROMOTION_NOT_NEW',
    'PROMOTION_HAS_DEPOSITED',
    'PROMOTION_NO_DEPOSIT',
    'PROMOTION_SAME_PERSON',
    'PROMOTION_SPENT',
    'PROMOTION_CODE_WRONG',
    'PROMOTION_SAME_DEVICE',
    'PROMOTION_SAME_ADDRESS',
    'PROMOTION_LEVEL',
    'PROMOTION_LABEL',
    'PROMOTION_NOT_TODAY',
    'PROMOTION_NO_BIRTHDAY',
    'PROMOTION_NO_LOSS',
    'SELF_EXCLUDED',
    'TIME_OUT',
  ],
  request: z.object({
    id: z.string().check(z.maxLength(60)),
    code: z.optional(z.string().check(z.maxLength(40))),
  }),
  value: z.object({ state: promotionState }),
});

/** A promotion with an offer, in the member's state. */
export const activity = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  highlight: z.nullable(z.string()),
  kind: promotionKind,
  state: promotionState,
  /** Reason of the rejection, in the caller's language. */
  reason: z.nullable(z.string()),
  starts: promotionStart,
  /** The application was refused, and another can be sent. */
  again: z.boolean(),
  opensAt,
  brings: z.nullable(amount),
  /** The latest application; null: none. */
  application: z.nullable(z.object({ reference: z.string(), sentAt: z.string() })),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  /** Its latest bonus; null: none yet. */
  bonus: z.nullable(
    z.object({
      /** The amount that it holds, or held at closing. */
      amount,
      wagered: amount,
      target: amount,
      endsAt: z.nullable(z.string()),
      closedAt: z.nullable(z.string()),
    }),
  ),
});
export type Activity = z.Infer<typeof activity>;

export const activities = operation({
  name: 'activities',
  summary:
    'The promotions that give something, as they stand for the member: those to come, those that run, those that brought something',
  method: 'GET',
  path: '/wps/promotions/claims',
  access: 'member',
  request: empty,
  value: z.object({ rows: z.array(activity) }),
});

export const promotionsOperations = [promotions, promotionDetail, joinPromotion, activities] as const;
