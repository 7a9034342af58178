import type { GameCard } from '@unisite/shared/contract/games';
import { shelfOf } from './categories.ts';

/** Where a game is played with play money. */
export const demoAddress = ({ gameId }: Pick<GameCard, 'gameId'>): string => `/demo?id=${encodeURIComponent(gameId)}`;

/** Where a game is played in one of its rooms. */
export const roomAddress = ({ gameId, roomId, nodeId }: { gameId: string; roomId: string; nodeId: string }): string =>
  `/game?${new URLSearchParams({ id: gameId, room: roomId, node: nodeId })}`;

/** The word of an address that names the vendor whose games are listed over the lobby. */
export const listedVendor = 'provider';

/**
 * Where a vendor's card opens the list of its games (specification sections 3 and 4, isGame VASSALAGE): over its lobby,
 * which stays as it is when it is the page that `search` belongs to.
 */
export function listAddress(
  { category, vassalage }: Pick<GameCard, 'category' | 'vassalage'>,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const { path } = shelfOf(category);
  const query = new URLSearchParams(pathname === path ? search : '');
  query.set(listedVendor, vassalage);
  return `${path}?${query}`;
}
