import {
  activities,
  addApplicationPicture,
  application,
  joinPromotion,
  promotionDetail,
  promotions,
  removeApplicationPicture,
  sendApplication as sendOperation,
} from '@unisite/shared/contract';
import { serveOwnPictures } from '../../access/identity/index.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { activitiesOf } from './activities.ts';
import { addPicture, memberApplication, sendApplication, takeAwayPicture } from './applications/memberCalls.ts';
import { openedPicture, picturesPath } from './applications/pictures.ts';
import { claimsOf } from './joins/claimsOf.ts';
import { joinPromotion as join } from './joins/joinPromotion.ts';
import { promotionCardOf, promotionFor, runningPromotions } from './promotions.ts';
import type { Services } from './services.ts';

/** Promotions of the caller's market, details with terms, joining and applying. */
export function routes(serve: Serve, services: Services): void {
  const { database, clock, art, settings } = services;
  serve(promotions, async (_request, { market, language, session }) => {
    const now = clock();
    const found = await runningPromotions(database, market.code, now);
    const claims = await claimsOf(database, found, {
      memberId: session?.memberId ?? null,
      language,
      timeZone: market.timeZone,
      now,
    });
    return {
      rows: found.map((one) => promotionCardOf(one, { language, art, claim: claims.get(one.id) ?? null })),
    };
  });

  serve(promotionDetail, async ({ id }, { market, language, session }) => {
    const now = clock();
    const memberId = session?.memberId ?? null;
    const promotion = await promotionFor(database, { id, market: market.code, memberId, now });
    if (!promotion) throw new Refusal('NOT_FOUND');
    const claims = await claimsOf(database, [promotion], { memberId, language, timeZone: market.timeZone, now });
    return {
      ...promotionCardOf(promotion, { language, art, claim: claims.get(id) ?? null }),
      terms: promotion.terms.map(({ title, text }) => ({ title: title[language], text: text[language] })),
    };
  });

  serve(activities, (_request, context) => activitiesOf(services, context));

  serve(joinPromotion, (request, context) => join(services, request, context));

  serve(application, ({ id }, context) => memberApplication(services, context, id));
  serve(addApplicationPicture, (request, context) => addPicture(services, context, request));
  serve(removeApplicationPicture, (request, context) => takeAwayPicture(services, context, request));
  serve(sendOperation, (request, context) => sendApplication(services, context, request));
  serveOwnPictures(serve, services, {
    path: picturesPath,
    what: 'a picture of an application',
    find: (id, memberId) => openedPicture(database, settings.documentKeys, id, { memberId }),
  });
}
