import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Settings of whole markets. */
export const markets = {
  pages: {
    markets: page<'markets'>({
      icon: 'globe',
      key: 's',
      role: null,
      group: 'house',
      load: async () => (await import('./MarketsPage.tsx')).MarketsPage,
    }),
  },
} satisfies Desk;
