import type { Category } from '@unisite/shared/contract';
import type { Catalogue, Game } from './catalogue.ts';
import { search } from './search.ts';

export type GameSort = 'popular' | 'name' | 'newest' | 'rtp';

export interface Choice {
  readonly category?: Category | undefined;
  readonly vendor?: string | undefined;
  readonly text?: string | undefined;
  readonly flag?: 'hot' | 'new' | 'favourite' | 'demo' | undefined;
  readonly sort: GameSort;
}

const byName = (language: 'vi' | 'en') => {
  const collator = new Intl.Collator(language === 'vi' ? 'vi-VN' : 'en');
  return (a: Game, b: Game) => collator.compare(a.name[language], b.name[language]);
};
const byPlayers = (a: Game, b: Game) => b.players - a.players || b.popularity - a.popularity || (a.id < b.id ? -1 : 1);

const orders: Record<GameSort, (language: 'vi' | 'en') => (a: Game, b: Game) => number> = {
  popular: () => byPlayers,
  name: byName,
  newest: () => (a, b) => b.addedAt - a.addedAt || byPlayers(a, b),
  rtp: () => (a, b) => b.rtp - a.rtp || byPlayers(a, b),
};

/** The games that a market's shelves hold. */
export function gamesOf(catalogue: Catalogue, market: string): Game[] {
  const shelves = new Set(catalogue.shelves.get(market)?.map((shelf) => shelf.category));
  return catalogue.games.filter((game) => shelves.has(game.category));
}

const flags: Record<NonNullable<Choice['flag']>, (game: Game, favourites: ReadonlySet<string>) => boolean> = {
  hot: (game) => game.hot,
  new: (game) => game.isNew,
  favourite: (game, favourites) => favourites.has(game.id),
  demo: (game) => game.hasDemo,
};

/**
 * Games by category, vendor, flag and text, in the asked order. With a text and the usual order the best match comes first,
 * and among equal matches the most played.
 */
export function select(
  games: readonly Game[],
  choice: Choice,
  { language, favourites }: { readonly language: 'vi' | 'en'; readonly favourites: ReadonlySet<string> },
): Game[] {
  const { category, vendor, flag, text = '' } = choice;
  const chosen = games.filter(
    (game) =>
      (category === undefined || game.category === category) &&
      (vendor === undefined || game.vendor.code === vendor) &&
      (flag === undefined || flags[flag](game, favourites)),
  );
  const ordered = chosen.toSorted(orders[choice.sort](language));
  if (text.trim() === '') return ordered;
  if (choice.sort === 'popular') return search(ordered, text);
  const found = new Set(search(chosen, text));
  return ordered.filter((game) => found.has(game));
}
