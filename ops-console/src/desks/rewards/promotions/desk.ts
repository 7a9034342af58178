import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Promotions and applications to them. */
export const promotions = {
  pages: {
    promotions: page<'promotions'>({
      icon: 'promo',
      key: 'r',
      role: 'cash',
      group: 'money',
      load: async () => (await import('./PromotionsPage.tsx')).PromotionsPage,
    }),
  },
} satisfies Desk;
