import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';
import { withParts } from '../../../frame/parts/withParts.tsx';
import type { PromotionsPageParts } from './PromotionsPage.tsx';

/** Promotions and applications to them. */
export const promotions = (parts: () => Promise<PromotionsPageParts>) =>
  ({
    pages: {
      promotions: page<'promotions'>({
        icon: 'promo',
        key: 'r',
        role: 'cash',
        group: 'money',
        load: () =>
          withParts(
            import(/* webpackChunkName: "promotions" */ './PromotionsPage.tsx').then((own) => own.PromotionsPage),
            parts(),
          ),
      }),
    },
    dialogs: {
      endPromotion: 'cash',
      acceptApplication: 'cash',
      refuseApplication: 'cash',
    },
    proposals: {
      promotion: 'cash',
      application: 'cash',
    },
  }) satisfies Desk;
