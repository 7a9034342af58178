import { expect, test } from '@jest/globals';
import { placed, snapshotOf } from '../loader/testing.ts';
import { currentItem, navigationItems, type Shelf } from './navigationItems.ts';

const label = { vi: 'Mục', en: 'Item' };
const title = label;
const shelf = (category: Shelf['category'], vendors: number): Shelf => ({
  category,
  games: vendors * 10,
  players: 0,
  isHot: false,
  cards: Array.from({ length: vendors }, (_, n) => ({
    vassalage: `V${n}`,
    displayName: `Vendor ${n}`,
    isHot: 0,
    accountTypeId: 1,
    icon: '/art/vendor.svg',
    games: 10,
  })),
});

const snapshot = snapshotOf(
  placed('mf-a', {
    navigation: [
      { to: '/live', label, icon: 'live', order: 30, category: 'LIVE' },
      { to: '/fish', label, icon: 'fish', order: 20, category: 'FISH' },
    ],
    routes: [{ path: '/live', module: './Live', title }],
  }),
  placed('mf-b', {
    navigation: [{ to: '/elott', label, icon: 'lottery', order: 10, category: 'ELOTT', slot: 'nav.lottery' }],
    slots: [{ slot: 'nav.lottery', module: './Draws', order: 1 }],
    routes: [
      { path: '/elott', module: './Elott', title },
      { path: '/vnlottery', module: './Lottery', title, under: '/elott' },
    ],
  }),
  placed('mf-c', {
    navigation: [{ to: '/promotions', label, icon: 'promo', order: 90 }],
    routes: [{ path: '/noticePage', module: './Notices', title }],
  }),
);
const shown = (shelves: readonly Shelf[] | null) =>
  navigationItems(snapshot, shelves).map(({ offer, dropdown }) => [offer.to, dropdown]);

test('until the vendors are known every item stands, without their dropdowns', () => {
  expect(shown(null)).toEqual([
    ['/elott', 'slot'],
    ['/fish', null],
    ['/live', null],
    ['/promotions', null],
  ]);
});

test('section 2: an item is shown only if the vendor list of its category is not empty', () => {
  expect(shown([shelf('LIVE', 2), shelf('FISH', 0), shelf('ELOTT', 1)])).toEqual([
    ['/elott', 'slot'],
    ['/live', 'vendors'],
    ['/promotions', null],
  ]);
});

test('a slot that nothing fills leaves the dropdown to the vendors', () => {
  const [remote] = snapshot.remotes.filter(({ name }) => name === 'mf-b');
  if (!remote) throw new Error('no such remote');
  const [item] = navigationItems(snapshotOf({ ...remote, slots: [] }), [shelf('ELOTT', 1)]);
  expect(item?.dropdown).toBe('vendors');
});

test('the current item is the one of the path, or the one that its route lies under', () => {
  expect(currentItem(snapshot, '/live')).toBe('/live');
  expect(currentItem(snapshot, '/vnlottery')).toBe('/elott');
  expect(currentItem(snapshot, '/elott/keno')).toBe('/elott');
  expect(currentItem(snapshot, '/noticePage')).toBeNull();
  expect(currentItem(snapshot, '/nowhere')).toBeNull();
});
