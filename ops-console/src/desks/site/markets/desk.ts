import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';
import { withParts } from '../../../frame/parts/withParts.tsx';
import type { MarketsPageParts } from './MarketsPage.tsx';

/** Settings of whole markets. */
export const markets = (parts: () => Promise<MarketsPageParts>) =>
  ({
    pages: {
      markets: page<'markets'>({
        icon: 'globe',
        key: 's',
        role: null,
        group: 'house',
        load: () =>
          withParts(
            import(/* webpackChunkName: "markets" */ './MarketsPage.tsx').then((own) => own.MarketsPage),
            parts(),
          ),
      }),
    },
    dialogs: {
      fourEyes: 'security',
      limits: 'security',
      marketStatus: 'release',
      marketSwitches: 'security',
      marketAge: 'security',
      publishTerms: 'security',
    },
    proposals: {
      moneyLimits: 'security',
    },
  }) satisfies Desk;
