import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { offerFault, promotionOffer } from './promotionOffer.ts';
import { promotionKind } from './promotions.ts';
import { reason } from './rollout.ts';
import { sitePath } from './sitePath.ts';

const instant = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text));
export const longestPromotion = { title: 80, highlight: 16, summary: 200, term: 1_500, terms: 12 } as const;
const written = (longest: number, forbidden: RegExp) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => !forbidden.test(text)),
  );
const line = (longest: number) => {
  const text = written(longest, /\p{C}/u);
  return z.object({ vi: text, en: text });
};
const paragraphs = written(longestPromotion.term, /[^\P{C}\n]/u);

export const promotionId = z.string().check(z.regex(/^[a-z][a-z0-9-]{2,59}$/));

/** A promotion as operators write it. */
export const promotionDraft = z.object({
  markets: z.array(z.string().check(z.regex(/^[A-Z]{2,8}$/))).check(z.minLength(1), z.maxLength(50)),
  kind: promotionKind,
  title: line(longestPromotion.title),
  summary: line(longestPromotion.summary),
  /** The figure that catches the eye; null: none. */
  highlight: z.nullable(line(longestPromotion.highlight)),
  terms: z
    .array(z.object({ title: line(longestPromotion.title), text: z.object({ vi: paragraphs, en: paragraphs }) }))
    .check(z.maxLength(longestPromotion.terms)),
  /** Name of its pictures. */
  banner: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  leadsTo: sitePath,
  from: instant,
  /** Null: until it is ended. */
  until: z.nullable(instant),
  /** Null: it is told of only. */
  offer: z.nullable(promotionOffer.check(z.refine((offer) => offerFault(offer) === null))),
});
export type PromotionDraft = z.Infer<typeof promotionDraft>;

export const deskPromotion = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(['scheduled', 'running', 'ended']),
  draft: promotionDraft,
  /** Members who joined it. */
  joined: z.int(),
  /** Bonuses that it gave, and what they come to: still held, released, and returned to the house. */
  given: z.int(),
  held: amount,
  released: amount,
  returned: amount,
});
export type DeskPromotion = z.Infer<typeof deskPromotion>;

export const promotionDesk = call({
  name: 'promotionDesk',
  method: 'GET',
  path: '/ops/promotions',
  access: 'cash',
  request: empty,
  value: z.object({
    rows: z.array(deskPromotion),
    /** Pictures that a promotion may have. */
    banners: z.array(z.string()),
  }),
});

/** Why a promotion is not written, by whom and however it is asked. */
export const promotionErrors = ['PROMOTION_CHANGED', 'END_PASSED'] as const;

/**
 * Writes a promotion: a new one (`revision` null), or another revision of one that is there. What gives money waits for a
 * second operator, and so does any where one of its markets has four eyes.
 */
export const savePromotion = call({
  name: 'savePromotion',
  method: 'POST',
  path: '/ops/promotions/:id',
  access: 'cash',
  errors: [...promotionErrors, 'PROPOSAL_WAITS', 'UNKNOWN_MARKET'],
  request: z.object({
    id: promotionId,
    /** The one that the operator saw. */
    revision: z.nullable(z.int().check(z.minimum(1))),
    draft: promotionDraft,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/** Ends a promotion at once: nobody joins it any more, later deposits start nothing. What it gave goes on. */
export const endPromotion = call({
  name: 'endPromotion',
  method: 'POST',
  path: '/ops/promotions/:id/end',
  access: 'cash',
  errors: ['PROMOTION_CHANGED'],
  request: z.object({ id: promotionId, revision: z.int(), why: reason }),
  value: z.object({ revision: z.int() }),
});
