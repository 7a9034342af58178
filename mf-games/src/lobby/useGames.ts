import { useOperationPages } from '@unisite/shared/api';
import { type Category, type GameCard, gameList } from '@unisite/shared/contract/games';
import { currentPlace, navigate, useLocation } from '@unisite/shared/navigation';
import { useEffect, useMemo, useRef } from 'react';
import { uniqueGames } from '../games/cards.ts';
import { type Filters, listRequest, readPages, writePages } from './filters.ts';
import { scrollThrottle, throttled } from './throttled.ts';

/** How long a list that was left is kept for coming back to it: longer than most games are played. */
const keepFor = 60 * 60_000;
/** How long no more games have come when scrolling counts as over, milliseconds. */
const rest = 600;
/** Players and hot flags change slowly; a list that was looked at a minute ago is still right. */
const staleTime = 60_000;

export type Games =
  | { state: 'loading' }
  | { state: 'failed'; code: string; message: string; retry: () => void; busy: boolean }
  | {
      state: 'ready';
      games: GameCard[];
      total: number;
      /** Games of other filters, shown until those of these are there. */
      outdated: boolean;
      /** As many pages as the address promises are there. */
      complete: boolean;
      loadingMore: boolean;
      moreFailed: string | null;
      more: () => void;
      /** As `more`, throttled, and not again after a failure: for scrolling. */
      moreByScroll: () => void;
    };

/** The games of a category by the filters, page by page. How many pages are shown stands in the address. */
export function useGames(category: Category, filters: Filters): Games {
  const { search } = useLocation();
  const list = useOperationPages(gameList, listRequest(category, filters), { keepPrevious: true, keepFor, staleTime });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list;
  const promised = readPages(search);
  const missing = data !== undefined && !isPlaceholderData && hasNextPage && data.pages < promised;

  useEffect(() => {
    if (missing && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [missing, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const address = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(address.current), []);

  /** Everybody on the page hears of another address, so one that is scrolled gets it when it rests. */
  const more = async (restsAfter: number) => {
    if (!hasNextPage || isFetchingNextPage || isPlaceholderData || missing) return;
    const from = currentPlace().location;
    const { data: grown } = await fetchNextPage();
    clearTimeout(address.current);
    address.current = setTimeout(() => {
      const { pathname, search: now } = currentPlace().location;
      if (!grown || pathname !== from.pathname || now !== search) return;
      const next = writePages(search, grown.pages);
      if (next !== now) navigate(pathname + next, { replace: true });
    }, restsAfter);
  };
  const latest = useRef(more);
  latest.current = more;
  const byScroll = useMemo(() => throttled(() => void latest.current(rest), scrollThrottle), []);
  useEffect(() => byScroll.stop, [byScroll]);

  const games = useMemo(() => (data ? uniqueGames(data.rows) : []), [data]);
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
    complete: !missing && !isPlaceholderData,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError && list.error ? list.error.message : null,
    more: () => void more(0),
    moreByScroll: () => {
      if (!isFetchNextPageError) byScroll.ask();
    },
  };
}
