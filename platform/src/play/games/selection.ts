import type { Category, Language } from '@unisite/shared/contract';
import type { Catalogue, Game } from './catalogue.ts';
import { foldText } from './search.ts';

export type GameSort = 'popular' | 'name' | 'newest' | 'rtp';

export interface GameFilter {
  readonly category?: Category | undefined;
  readonly vendor?: string | undefined;
  readonly text?: string | undefined;
  readonly flag?: 'hot' | 'new' | 'favourite' | 'demo' | 'lotto' | undefined;
  readonly sort: GameSort;
}

/** Whose games to select from, and for whom. */
export interface GameSource {
  readonly market: string;
  readonly language: Language;
  readonly favourites: ReadonlySet<string>;
}

/** By real players; an operator's "hot" mark only breaks ties. */
export const mostPlayed = (a: Game, b: Game): number =>
  b.players - a.players || Number(b.hot) - Number(a.hot) || (a.id < b.id ? -1 : 1);

/** A catalogue in its sort orders. Each is sorted once, on first use, and shared by all later calls. */
interface Ordered {
  /** Games, then vendors' cards. */
  readonly entries: readonly Game[];
  /** Indices into `entries`. */
  by(sort: GameSort, language: Language): Int32Array;
}

const orderedOf = new WeakMap<Catalogue, Ordered>();

function ordered(catalogue: Catalogue): Ordered {
  const known = orderedOf.get(catalogue);
  if (known) return known;
  const entries = [...catalogue.games, ...catalogue.lists];
  const at = (place: number): Game => {
    const entry = entries[place];
    if (!entry) throw new RangeError(`there is no entry ${place}`);
    return entry;
  };
  const sorted = (from: Int32Array, compare: (a: Game, b: Game) => number) =>
    from.toSorted((a, b) => compare(at(a), at(b)));
  const once = (make: () => Int32Array) => {
    let made: Int32Array | null = null;
    return () => {
      made ??= make();
      return made;
    };
  };
  const popular = once(() => sorted(Int32Array.from(entries.keys()), mostPlayed));
  // sorting is stable: ties stay ordered by players
  const newest = once(() => sorted(popular(), (a, b) => b.addedAt - a.addedAt));
  const rtp = once(() => sorted(popular(), (a, b) => b.rtp - a.rtp));
  const made: Ordered = {
    entries,
    by: (sort, language) =>
      sort === 'name'
        ? catalogue.titles.sorted[language]
        : sort === 'popular'
          ? popular()
          : sort === 'newest'
            ? newest()
            : rtp(),
  };
  orderedOf.set(catalogue, made);
  return made;
}

const categoriesOf = (catalogue: Catalogue, market: string): ReadonlySet<Category> =>
  new Set(catalogue.shelvesOf(market).map((shelf) => shelf.category));

/** The games on a market's shelves. */
export function gamesOf(catalogue: Catalogue, market: string): Game[] {
  const categories = categoriesOf(catalogue, market);
  return catalogue.games.filter((game) => categories.has(game.category));
}

/** A game, if it is on the market's shelves. */
export function gameOf(catalogue: Catalogue, market: string, id: string): Game | null {
  const game = catalogue.byId.get(id);
  return game && categoriesOf(catalogue, market).has(game.category) ? game : null;
}

const flags: Record<NonNullable<GameFilter['flag']>, (game: Game, favourites: ReadonlySet<string>) => boolean> = {
  hot: (game) => game.hot,
  new: (game) => game.isNew,
  favourite: (game, favourites) => favourites.has(game.id),
  demo: (game) => game.hasDemo,
  lotto: ({ lotto, vendor }) => lotto !== null && !vendor.down,
};

/**
 * Whether an entry matches the filter. A vendor's card is listed among the games of a whole shelf: neither among its
 * own games, nor among all games.
 */
function fits({ category, vendor, flag }: GameFilter, favourites: ReadonlySet<string>): (game: Game) => boolean {
  const flagged = flag && flags[flag];
  return (game) =>
    (category === undefined || game.category === category) &&
    (vendor === undefined || game.vendor.code === vendor) &&
    (game.opens === 'GAME' || (category !== undefined && vendor === undefined)) &&
    (flagged === undefined || flagged(game, favourites));
}

/**
 * Games by category, vendor, flag and text, in the requested order. With a text and the default order the best match
 * comes first, and among equal matches the most played.
 */
export function selectGames(
  catalogue: Catalogue,
  choice: GameFilter,
  { market, language, favourites }: GameSource,
): Game[] {
  const { entries, by } = ordered(catalogue);
  const categories = categoriesOf(catalogue, market);
  const fitting = fits(choice, favourites);
  const wanted = (place: number): boolean => {
    const game = entries[place];
    return game !== undefined && categories.has(game.category) && fitting(game);
  };
  const order = by(choice.sort, language);
  const text = foldText(choice.text ?? '');
  const found = text === '' ? null : catalogue.titles.search.find(text, wanted);
  const places: number[] = [];
  for (const place of order) if (found ? found.has(place) : wanted(place)) places.push(place);
  if (found && choice.sort === 'popular') places.sort((a, b) => (found.get(a) ?? 0) - (found.get(b) ?? 0));
  return places.flatMap((place) => entries[place] ?? []);
}
