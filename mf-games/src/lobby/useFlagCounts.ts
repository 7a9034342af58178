import { useOperation } from '@unisite/shared/api';
import { type Category, favourites, gameList } from '@unisite/shared/contract/games';
import type { Flag } from './filters.ts';

const staleTime = 60_000;

/** Number of games per flag in a category, or in one vendor's part of it; unknown counts are absent. */
export function useFlagCounts(category: Category, vendor: string | null): { readonly [F in Flag]?: number } {
  const among = { category, pageSize: 1, ...(vendor ? { vendor } : {}) };
  const hot = useOperation(gameList, { ...among, flag: 'hot' }, { staleTime });
  const fresh = useOperation(gameList, { ...among, flag: 'new' }, { staleTime });
  const tried = useOperation(gameList, { ...among, flag: 'demo' }, { staleTime });
  const starred = useOperation(favourites, {}, { staleTime });
  const mine = starred.data?.rows.filter(
    (game) => game.category === category && (vendor === null || game.vassalage === vendor),
  );
  return {
    ...(hot.data ? { hot: hot.data.total } : {}),
    ...(fresh.data ? { new: fresh.data.total } : {}),
    ...(tried.data ? { demo: tried.data.total } : {}),
    ...(mine ? { favourite: mine.length } : {}),
  };
}
