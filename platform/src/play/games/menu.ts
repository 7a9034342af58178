import type { Category, VendorCard } from '@unisite/shared/contract';
import type { Catalogue, Vendor } from './catalogue.ts';

export interface MenuCategory {
  category: Category;
  games: number;
  players: number;
  isHot: boolean;
  cards: VendorCard[];
}

type Counts = ReadonlyMap<string, number>;
const key = (vendor: string, category: Category): string => `${vendor}/${category}`;

const countsOf = new WeakMap<Catalogue, Counts>();

function countGames(catalogue: Catalogue): Counts {
  const known = countsOf.get(catalogue);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { vendor, category } of catalogue.games) {
    const place = key(vendor.code, category);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  countsOf.set(catalogue, counts);
  return counts;
}

const card = (vendor: Vendor, games: number, isHot: boolean, icon: (path: string) => string): VendorCard => ({
  vassalage: vendor.code,
  displayName: vendor.name,
  isHot: isHot ? 1 : 0,
  accountTypeId: vendor.accountTypeId,
  icon: icon(`vendors/${vendor.code}.svg`),
  games,
});

/** A market's categories with their vendors; those without a vendor or a page are left out. */
export function menuOf(catalogue: Catalogue, market: string, icon: (path: string) => string): MenuCategory[] {
  const counts = countGames(catalogue);
  const categories = catalogue.shelvesOf(market).map(({ category, isHot }): MenuCategory => {
    const cards = catalogue.vendors
      .flatMap((vendor) => {
        const shelf = vendor.shelves.find((place) => place.category === category);
        const games = counts.get(key(vendor.code, category)) ?? 0;
        return shelf && games > 0 ? [{ place: shelf.position, card: card(vendor, games, shelf.isHot, icon) }] : [];
      })
      .toSorted((a, b) => a.place - b.place)
      .map((entry) => entry.card);
    const games = cards.reduce((sum, entry) => sum + entry.games, 0);
    return { category, games, players: catalogue.players.get(category) ?? 0, isHot, cards };
  });
  return categories.filter(({ cards }) => cards.length > 0);
}

/** A market's vendors, each once, with all of its games there. */
export function vendorsOf(menu: readonly MenuCategory[]): VendorCard[] {
  const found = new Map<string, VendorCard>();
  for (const entry of menu.flatMap(({ cards }) => cards)) {
    const before = found.get(entry.vassalage);
    found.set(
      entry.vassalage,
      before ? { ...before, games: before.games + entry.games, isHot: before.isHot || entry.isHot ? 1 : 0 } : entry,
    );
  }
  return [...found.values()];
}
