import { queryClient } from '@unisite/shared/api';
import { favourites, type GameCard, gameList, hotGames, newGames, recentGames } from '@unisite/shared/contract/games';

const lists: ReadonlySet<unknown> = new Set(
  [gameList, hotGames, newGames, recentGames, favourites].map(({ name }) => name),
);

interface Rows {
  readonly rows: readonly GameCard[];
}
/** Cached data of a list: one response, or the pages loaded so far. */
type CachedLists = Rows | { readonly pages: readonly Rows[] };

const cachedLists = () => queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => lists.has(queryKey[0]) });

const rowsOf = (kept: CachedLists): readonly Rows[] => ('pages' in kept ? kept.pages : [kept]);

/** The card of a game from any cached list of this page. */
export function cachedCard(gameId: string): GameCard | null {
  for (const { state } of cachedLists()) {
    const kept = state.data as CachedLists | undefined; // the five operations return rows, plain or in pages
    const found = kept && rowsOf(kept).flatMap(({ rows }) => rows.filter((card) => card.gameId === gameId))[0];
    if (found) return found;
  }
  return null;
}

/** Sets or clears a game's star on every cached list, without changing how fresh the lists are. */
export function setFavouriteInCache(game: GameCard, favourite: boolean): void {
  const starred = <List extends Rows>(list: List): List =>
    list.rows.some(({ gameId }) => gameId === game.gameId)
      ? { ...list, rows: list.rows.map((card) => (card.gameId === game.gameId ? { ...card, favourite } : card)) }
      : list;
  for (const { queryKey, state } of cachedLists()) {
    const kept = state.data as CachedLists | undefined;
    if (!kept) continue;
    const next =
      'pages' in kept
        ? { ...kept, pages: kept.pages.map(starred) }
        : queryKey[0] === favourites.name
          ? { ...kept, rows: [...(favourite ? [{ ...game, favourite }] : []), ...kept.rows.filter(isNot(game))] }
          : starred(kept);
    queryClient.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
}

const isNot =
  ({ gameId }: GameCard) =>
  (card: GameCard): boolean =>
    card.gameId !== gameId;

/**
 * Lists of favourites refetch when they are opened again; the one on screen keeps its tiles, so that a star can be
 * restored.
 */
export const onFavouriteChange = (): Promise<void> =>
  queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => queryKey[0] === gameList.name && JSON.stringify(queryKey[3]).includes('"favourite"'),
  });

/** Removes duplicates: a game may move to a later page between two requests. */
export const uniqueGames = (rows: readonly GameCard[]): GameCard[] => [
  ...new Map(rows.map((game) => [game.gameId, game])).values(),
];
