import { useOperationPages } from '@unisite/shared/api';
import { type Category, type GameCard, gameList } from '@unisite/shared/contract/games';
import { currentLocation, navigate } from '@unisite/shared/navigation';
import { useEffect, useMemo, useRef } from 'react';
import { uniqueGames } from '../games/cards.ts';
import { type Filters, listRequest, readPages, writePages } from './filters.ts';
import { beginAt, firstPage, fromStart, isJump } from './firstPage.ts';
import { scrollThrottle, throttled } from './throttled.ts';

/** How long a left list is cached for returning to it, milliseconds: longer than most games are played. */
const keepFor = 60 * 60_000;
/** Scrolling counts as finished when no more games have loaded for this long, milliseconds. */
const rest = 600;
/** Player counts and hot flags change slowly; milliseconds. */
const staleTime = 60_000;

export type Games =
  | { state: 'loading' }
  | { state: 'failed'; code: string; message: string; retry: () => void; busy: boolean }
  | {
      state: 'ready';
      /** From the first on; null: before the list's first loaded page. */
      games: readonly (GameCard | null)[];
      total: number;
      /** Games of the previous filters, shown until the new ones arrive. */
      outdated: boolean;
      /** All pages of the address are loaded. */
      complete: boolean;
      loadingMore: boolean;
      moreFailed: string | null;
      more: () => void;
      /** `more` throttled, without retrying after a failure: for scrolling. */
      moreByScroll: () => void;
      /** Loads what is missing from a game on, throttled: for scrolling up. */
      earlierByScroll: (game: number) => void;
    };

interface Address {
  readonly filters: Filters;
  readonly path: string;
  readonly search: string;
}

/** The games of a category by filters, page by page. The last shown page is in the address. */
export function useGames(category: Category, { filters, path, search }: Address): Games {
  const request = listRequest(category, filters);
  const promised = readPages(search);
  const from = firstPage(request, promised);
  const list = useOperationPages(gameList, request, { from, keepPrevious: true, keepFor, staleTime });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list;
  const { isFetchingPreviousPage, fetchPreviousPage } = list;
  const here = data !== undefined && !isPlaceholderData;
  const missing = here && hasNextPage && data.pages < (from === 1 ? Math.min(promised, fromStart) : promised);
  const beyond = here && from > 1 && data.rows.length === 0;

  const last = data?.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that has come asks for the one after it
  useEffect(() => {
    if (missing && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [missing, last, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  useEffect(() => {
    // the list ends before the page of the address
    if (beyond) navigate(path + writePages(search, 1), { replace: true });
  }, [beyond, path, search]);

  const address = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(address.current), []);

  /** all roots re-render on a new address, so a scrolled list updates it only at rest */
  const more = async (restsAfter: number) => {
    if (!hasNextPage || isFetchingNextPage || isFetchingPreviousPage || isPlaceholderData || missing) return;
    const from = currentLocation().location;
    const { data: grown } = await fetchNextPage();
    clearTimeout(address.current);
    address.current = setTimeout(() => {
      const { pathname, search: now } = currentLocation().location;
      if (!grown || pathname !== from.pathname || now !== search) return;
      const next = writePages(search, grown.pages);
      if (next !== now) navigate(pathname + next, { replace: true });
    }, restsAfter);
  };
  const latest = useRef(more);
  latest.current = more;
  const byScroll = useMemo(() => throttled(() => void latest.current(rest), scrollThrottle), []);
  useEffect(() => byScroll.stop, [byScroll]);

  const wanted = useRef(0);
  const earlier = () => {
    if (!here || data.before === 0 || missing || isFetchingNextPage || isFetchingPreviousPage) return;
    if (!isJump(wanted.current, data.before)) void fetchPreviousPage();
    else navigate(path + writePages(search, beginAt(request, wanted.current)), { replace: true });
  };
  const latestEarlier = useRef(earlier);
  latestEarlier.current = earlier;
  const upwards = useMemo(() => throttled(() => latestEarlier.current(), scrollThrottle), []);
  useEffect(() => upwards.stop, [upwards]);

  const games = useMemo(
    () => (data ? [...Array<null>(data.before).fill(null), ...uniqueGames(data.rows)] : []),
    [data],
  );
  if (!data) {
    if (!list.error) return { state: 'loading' };
    const { code, message } = list.error;
    return { state: 'failed', code, message, retry: () => void list.refetch(), busy: list.isFetching };
  }
  return {
    state: 'ready',
    games,
    total: data.total,
    outdated: isPlaceholderData,
    complete: here && !missing && !beyond,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError && list.error ? list.error.message : null,
    more: () => void more(0),
    moreByScroll: () => {
      if (!isFetchNextPageError) byScroll.ask();
    },
    earlierByScroll: (game) => {
      wanted.current = game;
      upwards.ask();
    },
  };
}
