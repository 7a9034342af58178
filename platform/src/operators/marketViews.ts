import type { MarketView } from '@unisite/shared/contract/operators';
import { countOpenPages } from '../foundation/live/countOpenPages.ts';
import type { Services } from './services.ts';

/** The markets as operators see them. */
export async function marketViews({ registry, markets, database, clock }: Services): Promise<MarketView[]> {
  const [known, rules, pages] = await Promise.all([
    markets.all(),
    registry.views.markets(),
    countOpenPages(database, clock()),
  ]);
  const names = new Map(known.map(({ code, name }) => [code, name]));
  return rules.map((market) => ({
    ...market,
    name: names.get(market.code) ?? { vi: market.code, en: market.code },
    openPages: pages.get(market.code) ?? 0,
  }));
}
