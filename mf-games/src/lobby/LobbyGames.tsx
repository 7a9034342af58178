import type { Category } from '@unisite/shared/contract/games';
import { navigate } from '@unisite/shared/navigation';
import { memo, type ReactElement, useEffect } from 'react';
import { noFilters, readFilters, writeFilters } from './filters.ts';
import { GameList } from './GameList.tsx';
import { useGames } from './useGames.ts';

interface LobbyGamesProps {
  category: Category;
  /** The address that the games are of; the page's own may be ahead of it. */
  path: string;
  search: string;
  /** How many games the filters leave; null while that is not known. */
  onFound: (count: number | null) => void;
}

/** The games of an address. Drawn again only when that changes: tiles cost most of the page. */
export const LobbyGames = memo(function LobbyGames({ category, path, search, onFound }: LobbyGamesProps): ReactElement {
  const filters = readFilters(search);
  const games = useGames(category, { filters, path, search });
  const found = games.state === 'ready' && !games.outdated ? games.total : null;
  useEffect(() => onFound(found), [found, onFound]);
  const clear = () => navigate(path + writeFilters(search, { ...noFilters, sort: filters.sort }), { replace: true });
  return <GameList category={category} filters={filters} games={games} onClear={clear} />;
});
