import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { instant, marketCodes, writtenLine, writtenParagraphs } from './operatorTexts.ts';
import { offerFault, promotionOffer } from './promotionOffer.ts';
import { promotionKind } from './promotions.ts';
import { reason } from './rollout.ts';
import { sitePath } from './sitePath.ts';

export const maxPromotionLengths = { title: 80, highlight: 16, summary: 200, term: 1_500, terms: 12 } as const;

/** Path segments next to promotion ids, which no id may take. */
const takenByPaths: readonly string[] = ['claims', 'raffle'];
export const promotionId = z.string().check(
  z.regex(/^[a-z][a-z0-9-]{2,59}$/),
  z.refine((id) => !takenByPaths.includes(id)),
);

/** A promotion as written by operators. */
export const promotionDraft = z.object({
  markets: marketCodes,
  kind: promotionKind,
  title: writtenLine(maxPromotionLengths.title),
  summary: writtenLine(maxPromotionLengths.summary),
  /** The highlighted figure, e.g. +20%. */
  highlight: z.nullable(writtenLine(maxPromotionLengths.highlight)),
  terms: z
    .array(
      z.object({ title: writtenLine(maxPromotionLengths.title), text: writtenParagraphs(maxPromotionLengths.term) }),
    )
    .check(z.maxLength(maxPromotionLengths.terms)),
  /** Name of its pictures. */
  banner: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  leadsTo: sitePath,
  from: instant,
  /** Null: open-ended. */
  until: z.nullable(instant),
  /** Null: an announcement without anything to join. */
  offer: z.nullable(promotionOffer.check(z.refine((offer) => offerFault(offer) === null))),
});
export type PromotionDraft = z.Infer<typeof promotionDraft>;

export const deskPromotion = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(['scheduled', 'running', 'ended']),
  draft: promotionDraft,
  /** Members who joined, and members refused because of somebody else (`promotionRefusals`). */
  joined: z.int(),
  refused: z.int(),
  /** Number of bonuses granted; amounts held by open ones, released, and returned to the house. */
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
    /** Names of existing banners. */
    banners: z.array(z.string()),
  }),
});

/** Refusals of a promotion, when written or approved. */
export const promotionErrors = [
  'PROMOTION_CHANGED',
  'END_PASSED',
  'WAGERING_ABOVE_MARKET',
  'ROUNDS_NOT_PLAYED',
  'ROUNDS_NEED_MAIN',
] as const;

/**
 * Writes a new promotion (`revision` null) or the next revision. Needs a second operator if it has an offer before or
 * after the change, or one of its markets has four eyes.
 */
export const savePromotion = call({
  name: 'savePromotion',
  method: 'POST',
  path: '/ops/promotions/:id',
  access: 'cash',
  errors: [...promotionErrors, 'PROPOSAL_WAITS', 'UNKNOWN_MARKET'],
  request: z.object({
    id: promotionId,
    /** The revision that the operator saw. */
    revision: z.nullable(z.int().check(z.minimum(1))),
    draft: promotionDraft,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/** Ends a promotion at once: it can no longer be joined, and later deposits grant nothing. Open bonuses continue. */
export const endPromotion = call({
  name: 'endPromotion',
  method: 'POST',
  path: '/ops/promotions/:id/end',
  access: 'cash',
  errors: ['PROMOTION_CHANGED'],
  request: z.object({ id: promotionId, revision: z.int(), why: reason }),
  value: z.object({ revision: z.int() }),
});

/** Games for free rounds, by Vietnamese name, each with its possible stakes. */
export const freeRoundGames = call({
  name: 'freeRoundGames',
  method: 'GET',
  path: '/ops/free-round-games',
  access: 'cash',
  request: empty,
  value: z.object({
    games: z.array(
      z.object({
        id: z.string(),
        name: z.object({ vi: z.string(), en: z.string() }),
        vendor: z.string(),
        stakes: z.array(amount),
      }),
    ),
  }),
});
