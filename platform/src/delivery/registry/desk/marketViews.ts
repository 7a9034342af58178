import { type MarketView, maxMembersCounted } from '@unisite/shared/contract/operators';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { countOpenPages } from '../../../foundation/live/countOpenPages.ts';
import type { Services } from '../services.ts';

/** Markets as the console shows them. */
export async function marketViews({ registry, markets, database, clock }: Services): Promise<MarketView[]> {
  const [known, rules, pages, members] = await Promise.all([
    markets.all(),
    registry.views.markets(),
    countOpenPages(database, clock()),
    countMembers(database),
  ]);
  const names = new Map(known.map(({ code, name }) => [code, name]));
  return rules.map((market) => ({
    ...market,
    name: names.get(market.code) ?? { vi: market.code, en: market.code },
    openPages: pages.get(market.code) ?? 0,
    members: members.get(market.code) ?? 0,
  }));
}

async function countMembers(q: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await q.query<{ code: string; members: number }>(
    `SELECT k.code,
       (SELECT count(*)::int FROM (SELECT FROM members.member m WHERE m.market_code = k.code LIMIT $1) m) AS members
     FROM markets.market k`,
    [maxMembersCounted],
  );
  return new Map(rows.map(({ code, members }) => [code, members]));
}
