import type { Category } from '@unisite/shared/contract/games';
import { navigate } from '@unisite/shared/navigation';
import { memo, type ReactElement, useEffect } from 'react';
import { noFilters, readFilters, writeFilters } from './filters.ts';
import { GameList } from './GameList.tsx';
import { useGames } from './useGames.ts';

interface LobbyGamesProps {
  category: Category;
  /** The path of these games; the page's own may be ahead of it. */
  path: string;
  search: string;
  /** Number of filtered games; null until known. */
  onFound: (count: number | null) => void;
}

/** The games of an address. Re-rendered only when that changes: tiles are the page's main cost. */
export const LobbyGames = memo(function LobbyGames({ category, path, search, onFound }: LobbyGamesProps): ReactElement {
  const filters = readFilters(search);
  const games = useGames(category, { filters, path, search });
  const found = games.state === 'ready' && !games.outdated ? games.total : null;
  useEffect(() => onFound(found), [found, onFound]);
  const clear = () => navigate(path + writeFilters(search, { ...noFilters, sort: filters.sort }), { replace: true });
  return <GameList category={category} filters={filters} games={games} onClear={clear} />;
});
