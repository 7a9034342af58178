import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

export const promotionKind = z.enum(['deposit', 'rebate', 'gift', 'tournament', 'insurance', 'referral', 'birthday']);

/**
 * State of a promotion for a member (specification section 4). join: can be joined or applied for. claim: can be taken at once.
 * joined: waits for its trigger, such as a deposit. applying: an application waits for operators. process: its bonus is being
 * wagered. issued: its bonus was released. claimed: it was taken, and can be taken again another day if at all. rejected: this
 * member is not eligible, or its application was refused. close: its bonus ended without being released, or none of its days is
 * to come. soon: it has not begun, or none of its days is today.
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

/** What a promotion's bonus is given for. */
export const promotionStart = z.enum(['deposit', 'code', 'claim', 'application', 'birthday', 'day', 'loss']);
export type PromotionStart = z.Infer<typeof promotionStart>;

/** When it can be taken next, where that is not now; null: now, or nobody knows. */
const opensAt = z.nullable(z.string());

export const promotionCard = z.object({
  id: z.string(),
  title: z.string(),
  /** The figure that catches the eye, e.g. "+100%". */
  highlight: z.nullable(z.string()),
  summary: z.string(),
  kind: promotionKind,
  /** Paths on this site; wide 2.5:1 for cards and hero, phone 4:3. */
  banner: z.object({ wide: z.string(), phone: z.string() }),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  hero: z.boolean(),
  /** Games whose tiles the hero fans out, by picture path. */
  tiles: z.array(z.string()),
  /** Where it is played: a path of the site. */
  to: z.string(),
  /** The member's state; null for a promotion without an offer, which nobody can join. */
  claim: z.nullable(
    z.object({
      state: promotionState,
      /** Why it is refused, in the caller's language. */
      reason: z.nullable(z.string()),
      starts: promotionStart,
      /** Its application was refused, and another can be sent. */
      again: z.boolean(),
      opensAt,
      /** What claiming brings now, where play decides it; null: it is said by the promotion. */
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

/** A promotion with an offer, as it stands for the member. */
export const activity = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  highlight: z.nullable(z.string()),
  kind: promotionKind,
  state: promotionState,
  /** Why it is refused, in the caller's language. */
  reason: z.nullable(z.string()),
  starts: promotionStart,
  /** Its application was refused, and another can be sent. */
  again: z.boolean(),
  opensAt,
  brings: z.nullable(amount),
  /** The newest application; null: there was none. */
  application: z.nullable(z.object({ reference: z.string(), sentAt: z.string() })),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  /** Its newest bonus; null: it brought none yet. */
  bonus: z.nullable(
    z.object({
      /** What it holds or, once it is closed, held. */
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
