import { foldText } from '@unisite/shared/contract/foldText';
import type { GoodsCategory, GoodsItem } from '@unisite/shared/contract/points';

export interface GoodsFilter {
  readonly category: GoodsCategory | null;
  readonly text: string;
  /** Only items that these points can buy; null: all. */
  readonly points: number | null;
}

/** The items that match a filter, in order. */
export function selectGoods(rows: readonly GoodsItem[], { category, text, points }: GoodsFilter): GoodsItem[] {
  const wanted = foldText(text);
  return rows.filter(
    (item) =>
      (category === null || item.category === category) &&
      (wanted === '' || foldText(`${item.name} ${item.summary}`).includes(wanted)) &&
      (points === null || (item.price <= points && item.barred === null)),
  );
}

/** The categories that have items, in item order, with their counts. */
export function categoriesOf(rows: readonly GoodsItem[]): { category: GoodsCategory; count: number }[] {
  const counts = new Map<GoodsCategory, number>();
  for (const { category } of rows) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count }));
}
