import type { GoodsCategory, GoodsItem, Language, Localized, MemberId } from '@unisite/shared/contract';
import type { PointGift } from '@unisite/shared/contract/operatorsPoints';
import { levelName, reachesLevel } from '../../access/members/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Art } from '../../foundation/services.ts';

/** An item of the mall. */
export interface Goods {
  readonly id: string;
  readonly category: GoodsCategory;
  readonly name: Localized;
  readonly summary: Localized;
  readonly picture: string;
  /** Points. */
  readonly price: number;
  readonly stock: number | null;
  readonly level: string | null;
  readonly perMonth: number | null;
  readonly gives: PointGift;
  readonly flag: GoodsItem['flag'];
}

const columns = `i.id, i.category, i.name, i.summary, i.picture, i.price::float8 AS price, i.stock, i.level, i.per_month AS "perMonth",
  i.gives, i.flag`;

/** Who is shopping: the member's level, and how many of each item were redeemed this month. */
export interface Shopper {
  readonly level: string | null;
  readonly redeemed: ReadonlyMap<string, number>;
}

/** A market's open items, in order. */
export const goodsOf = (q: Queryable, market: string): Promise<Goods[]> =>
  q.query<Goods>(`SELECT ${columns} FROM point_item i WHERE $1 = ANY (i.markets) AND i.is_open ORDER BY i.position`, [
    market,
  ]);

/** An open item, locked until the transaction ends; null when there is none. */
export async function lockGoods(q: Queryable, market: string, id: string): Promise<Goods | null> {
  const [row] = await q.query<Goods>(
    `SELECT ${columns} FROM point_item i WHERE i.id = $2 AND $1 = ANY (i.markets) AND i.is_open FOR NO KEY UPDATE`,
    [market, id],
  );
  return row ?? null;
}

/** Adjusts an item's stock; no effect without a limit. */
export async function changeStock(q: Queryable, id: string, by: 1 | -1): Promise<void> {
  await q.query('UPDATE point_item SET stock = stock + $2 WHERE id = $1', [id, by]);
}

export async function shopperOf(q: Queryable, memberId: MemberId, now: Date): Promise<Shopper> {
  const [member] = await q.query<{ level: string | null }>('SELECT level FROM members.member WHERE id = $1', [
    memberId,
  ]);
  const rows = await q.query<{ id: string; count: number }>(
    `SELECT item_id AS id, count(*)::int AS count FROM point_redemption
     WHERE member_id = $1 AND item_id IS NOT NULL AND state <> 'rejected'
       AND created_at >= (SELECT member_month_start($1, $2)) GROUP BY 1`,
    [memberId, now],
  );
  return { level: member?.level ?? null, redeemed: new Map(rows.map(({ id, count }) => [id, count])) };
}

/** Why a member cannot redeem an item, points aside; guests only see stock. */
export function barredBy({ id, stock, level, perMonth }: Goods, shopper: Shopper | null): GoodsItem['barred'] {
  if (stock === 0) return 'stock';
  if (!shopper) return null;
  if (level !== null && !reachesLevel(shopper.level, level)) return 'level';
  return perMonth !== null && (shopper.redeemed.get(id) ?? 0) >= perMonth ? 'month' : null;
}

/** Path of an item's picture. */
export const goodsPicture = (art: Art, picture: string): string => art.url(`goods/${picture}.svg`);

export const goodsToWire = (
  goods: Goods,
  { language, art, shopper }: { readonly language: Language; readonly art: Art; readonly shopper: Shopper | null },
): GoodsItem => ({
  id: goods.id,
  category: goods.category,
  price: goods.price,
  stock: goods.stock,
  flag: goods.flag,
  name: goods.name[language],
  summary: goods.summary[language],
  picture: goodsPicture(art, goods.picture),
  gives: goods.gives.kind,
  barred: barredBy(goods, shopper),
  level: levelName(goods.level, language),
});
