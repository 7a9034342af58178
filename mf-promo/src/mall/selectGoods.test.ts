import { expect, test } from '@jest/globals';
import type { GoodsItem } from '@unisite/shared/contract/points';
import { categoriesOf, selectGoods } from './selectGoods.ts';

const item = (id: string, more: Partial<GoodsItem> = {}): GoodsItem => ({
  id,
  category: 'cards',
  name: id,
  summary: '',
  picture: '',
  price: 100,
  stock: null,
  flag: null,
  gives: 'code',
  barred: null,
  level: null,
  ...more,
});
const rows = [
  item('card', { name: 'Thẻ điện thoại' }),
  item('watch', { category: 'electronics', price: 900 }),
  item('gold', { category: 'electronics', barred: 'level' }),
];
const ids = (filter: Partial<Parameters<typeof selectGoods>[1]>) =>
  selectGoods(rows, { category: null, text: '', points: null, ...filter }).map(({ id }) => id);

test('items are found by category, by words without diacritics, and by what points are enough for', () => {
  expect(ids({})).toEqual(['card', 'watch', 'gold']);
  expect(ids({ category: 'electronics' })).toEqual(['watch', 'gold']);
  expect(ids({ text: ' dien THOAI' })).toEqual(['card']);
  expect(ids({ points: 500 })).toEqual(['card']);
});

test('only categories that have items are offered', () => {
  expect(categoriesOf(rows)).toEqual([
    { category: 'cards', count: 1 },
    { category: 'electronics', count: 2 },
  ]);
});
