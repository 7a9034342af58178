import { promotionDetail, promotions } from '@unisite/shared/contract';
import { Refusal } from '../foundation/http/refusal.ts';
import type { Serve } from '../foundation/http/serve.ts';
import type { Services } from '../foundation/services.ts';
import { promotionCardOf, runningPromotion, runningPromotions } from './promotions.ts';

/** The promotions that run in the caller's market, and one with its terms. */
export function routes(serve: Serve, { database, clock, art }: Services): void {
  serve(promotions, async (_request, { market, language }) => {
    const found = await runningPromotions(database, market.code, clock());
    return { rows: found.map((promotion) => promotionCardOf(promotion, language, art)) };
  });

  serve(promotionDetail, async ({ id }, { market, language }) => {
    const promotion = await runningPromotion(database, market.code, clock(), id);
    if (!promotion) throw new Refusal('NOT_FOUND');
    return {
      ...promotionCardOf(promotion, language, art),
      terms: promotion.terms.map(({ title, text }) => ({ title: title[language], text: text[language] })),
    };
  });
}
