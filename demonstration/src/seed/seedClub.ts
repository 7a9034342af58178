import type { Queryable } from '@unisite/platform/database';
import { clubLevel } from '@unisite/shared/contract';
import type { MarketVip } from '@unisite/shared/contract/operatorsMarketVip';

const million = 1_000_000;
/**
 * For each level, from the lowest: turnover and the turnover to keep it in millions, gifts in thousands; extra rebate
 * in hundredths of a percent, discount on the fee in percent, and the daily withdrawal limit in millions.
 */
const figures = [
  [0, 0, 0, 0, 0, 0, 0, 0],
  [20, 0, 88, 28, 58, 2, 0, 0],
  [80, 0, 188, 58, 88, 4, 10, 0],
  [300, 2, 388, 88, 128, 6, 20, 600],
  [800, 5, 888, 188, 188, 8, 30, 800],
  [2_000, 15, 1_888, 388, 288, 10, 50, 1_000],
  [6_000, 60, 3_888, 888, 588, 15, 100, 1_500],
  [15_000, 150, 8_888, 1_888, 888, 20, 100, 2_000],
  [30_000, 300, 18_888, 3_888, 1_888, 25, 100, 3_000],
] as const;

const rule: MarketVip = {
  levels: clubLevel.options.flatMap((id, place) => {
    const [turnover, keep, upgrade, monthly, birthday, rebate, feeOff, dailyLimit] = figures[place] ?? figures[0];
    return [
      {
        id,
        turnover: turnover * million,
        deposits: 0,
        keep: keep * million,
        upgrade: upgrade * 1_000,
        monthly: monthly * 1_000,
        birthday: birthday * 1_000,
        rebate: rebate / 100,
        feeOff,
        dailyLimit: dailyLimit * million,
      },
    ];
  }),
};

/** Seeds the club of both markets: nine levels. Members keep the levels they were seeded with. */
export async function seedClub(q: Queryable): Promise<void> {
  await q.query('UPDATE vip_rule SET levels = $1', [JSON.stringify(rule.levels)]);
}
