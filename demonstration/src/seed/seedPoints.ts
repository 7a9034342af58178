import type { Queryable } from '@unisite/platform/database';
import type { MarketPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import type { GoodsPicture } from '../art/goods.ts';
import { items } from './content/goods.ts';

/** Days of play for which the demonstration's members have points. */
const DAYS = 14;
const day = 86_400_000;

const rule: MarketPoints = {
  earn: { lott: 1_000, rng: 1_000, live: 1_000, sports: 1_000, pvp: 1_000, deposit: 10_000 },
  conversion: { per100: 2_000, most: 100_000, wagering: 1 },
};

/** Seeds the points mall: the points rules of both markets, and its items. The platform itself counts the play. */
export async function seedPoints(q: Queryable, today: Date): Promise<void> {
  await q.query('INSERT INTO point_rule (market_code, from_day, rule) SELECT m.code, $1, $2 FROM market m', [
    new Date(today.getTime() + day / 2 - DAYS * day).toISOString().slice(0, 10),
    JSON.stringify(rule),
  ]);
  for (const [index, item] of items.entries()) {
    const { id, category, name, summary, price, stock, level, perMonth, gives, flag } = item;
    const picture: GoodsPicture = item.picture;
    await q.query(
      `INSERT INTO point_item (id, markets, category, name, summary, picture, price, stock, level, per_month, gives, flag, position)
       VALUES ($1, (SELECT array_agg(code) FROM market), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        category,
        JSON.stringify(name),
        JSON.stringify(summary),
        picture,
        price,
        stock,
        level ?? null,
        perMonth ?? null,
        JSON.stringify(gives),
        flag ?? null,
        index + 1,
      ],
    );
  }
}
