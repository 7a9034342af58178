import { activities, joinPromotion, promotionDetail, promotions } from '@unisite/shared/contract';
import { Refusal } from '../foundation/http/refusal.ts';
import type { Serve } from '../foundation/http/serve.ts';
import type { Services } from '../foundation/services.ts';
import type { RegisterNeeds } from '../protection/index.ts';
import { activitiesOf } from './activities.ts';
import { claimsOf } from './joins/claimsOf.ts';
import { joinPromotion as join } from './joins/joinPromotion.ts';
import { promotionCardOf, runningPromotion, runningPromotions } from './promotions.ts';

/** Promotions of the caller's market, one with its terms, and joining. */
export function routes(serve: Serve, services: Services & RegisterNeeds): void {
  const { database, clock, art } = services;
  serve(promotions, async (_request, { market, language, session }) => {
    const now = clock();
    const found = await runningPromotions(database, market.code, now);
    const claims = await claimsOf(database, found, { memberId: session?.memberId ?? null, language, now });
    return {
      rows: found.map((one) => promotionCardOf(one, { language, art, claim: claims.get(one.id) ?? null })),
    };
  });

  serve(promotionDetail, async ({ id }, { market, language, session }) => {
    const now = clock();
    const promotion = await runningPromotion(database, market.code, now, id);
    if (!promotion) throw new Refusal('NOT_FOUND');
    const claims = await claimsOf(database, [promotion], { memberId: session?.memberId ?? null, language, now });
    return {
      ...promotionCardOf(promotion, { language, art, claim: claims.get(id) ?? null }),
      terms: promotion.terms.map(({ title, text }) => ({ title: title[language], text: text[language] })),
    };
  });

  serve(activities, (_request, context) => activitiesOf(services, context));

  serve(joinPromotion, (request, context) => join(services, request, context));
}
