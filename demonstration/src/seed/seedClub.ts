import type { Queryable } from '@unisite/platform/database';
import { clubLevel } from '@unisite/shared/contract';
import type { MarketVip } from '@unisite/shared/contract/operatorsMarketVip';

const million = 1_000_000;
/** Of each level from the lowest: turnover and what keeps it in millions, gifts in thousands. */
const figures = [
  [0, 0, 0, 0, 0],
  [20, 0, 88, 28, 58],
  [80, 0, 188, 58, 88],
  [300, 2, 388, 88, 128],
  [800, 5, 888, 188, 188],
  [2_000, 15, 1_888, 388, 288],
  [6_000, 60, 3_888, 888, 588],
  [15_000, 150, 8_888, 1_888, 888],
  [30_000, 300, 18_888, 3_888, 1_888],
] as const;

const rule: MarketVip = {
  levels: clubLevel.options.flatMap((id, place) => {
    const [turnover, keep, upgrade, monthly, birthday] = figures[place] ?? figures[0];
    return [
      {
        ...{ id, turnover: turnover * million, deposits: 0, keep: keep * million },
        ...{ upgrade: upgrade * 1_000, monthly: monthly * 1_000, birthday: birthday * 1_000 },
      },
    ];
  }),
};

/** The club of both markets: nine levels. Members keep the levels that they were seeded with. */
export async function seedClub(q: Queryable): Promise<void> {
  await q.query('UPDATE vip_rule SET levels = $1', [JSON.stringify(rule.levels)]);
}
