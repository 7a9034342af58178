import { describe, expect, it } from '@jest/globals';
import { type Catalogue, catalogueOf, type Game, titlesOf, type Vendor } from './catalogue.ts';
import { menuOf, vendorsOf } from './menu.ts';

const vendor = (code: string, ...categories: ('SPORTS' | 'ESPORTS' | 'RNG')[]): Vendor => ({
  code,
  name: code,
  accountTypeId: 1,
  down: false,
  shelves: categories.map((category, position) => ({ category, isHot: position === 0, position, opensList: false })),
});
const game = (id: string, from: Vendor, category: Game['category']): Game => ({
  id,
  name: { vi: id, en: id },
  category,
  variant: 'any',
  vendor: from,
  opens: 'GAME',
  hasDemo: false,
  guide: null,
  lotto: null,
  hot: false,
  isNew: false,
  rtp: 96,
  maintenance: false,
  addedAt: 0,
  players: 0,
});

const ia = vendor('IA', 'ESPORTS');
const own = vendor('own', 'SPORTS', 'ESPORTS', 'RNG');
const empty = vendor('empty', 'RNG');
const games = [game('a', ia, 'ESPORTS'), game('b', own, 'SPORTS'), game('c', own, 'ESPORTS'), game('d', own, 'RNG')];
/** Pages that no remote offers. */
const closed = new Set<string>();
const catalogue: Catalogue = catalogueOf(
  {
    version: '1',
    games,
    lists: [],
    vendors: [ia, own, empty],
    shelves: new Map([
      [
        'VN',
        (['RNG', 'SPORTS', 'ESPORTS', 'FISH'] as const).map((category) => ({ category, isHot: category === 'RNG' })),
      ],
      ['INT', [{ category: 'RNG' as const, isHot: false }]],
    ]),
    titles: titlesOf(games, null),
  },
  { byGame: new Map(), byCategory: new Map([['RNG', 12]]) },
  (_market, path) => !closed.has(path),
);
const icon = (path: string) => `/${path}`;

describe('the menu', () => {
  it('leaves out categories without a vendor and vendors without a game', () => {
    const menu = menuOf(catalogue, 'VN', icon);
    expect(menu.map(({ category }) => category)).toEqual(['RNG', 'SPORTS', 'ESPORTS']);
    expect(menu[0]?.cards.map(({ vassalage }) => vassalage)).toEqual(['own']);
  });
  it('counts the games of each shelf', () => {
    expect(menuOf(catalogue, 'VN', icon).map((entry) => entry.games)).toEqual([1, 1, 2]);
  });
  it('has the shelves of the market only', () => {
    expect(menuOf(catalogue, 'INT', icon).map(({ category }) => category)).toEqual(['RNG']);
    expect(menuOf(catalogue, 'XX', icon)).toEqual([]);
  });
  it('leaves out a category whose page no remote offers, until one does', () => {
    closed.add('/esports');
    expect(menuOf(catalogue, 'VN', icon).map(({ category }) => category)).toEqual(['RNG', 'SPORTS']);
    closed.clear();
    expect(menuOf(catalogue, 'VN', icon).map(({ category }) => category)).toEqual(['RNG', 'SPORTS', 'ESPORTS']);
  });
  it('lists each vendor once with all its games', () => {
    const rows = vendorsOf(menuOf(catalogue, 'VN', icon));
    expect(rows.map(({ vassalage, games: count }) => [vassalage, count])).toEqual([
      ['own', 3],
      ['IA', 1],
    ]);
    expect(rows[0]?.icon).toBe('/vendors/own.svg');
  });
});
