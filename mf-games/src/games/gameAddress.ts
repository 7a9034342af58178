import type { GameCard } from '@unisite/shared/contract/games';
import { shelfOf } from './categories.ts';

/** Address of a game with play money. */
export const demoAddress = ({ gameId }: Pick<GameCard, 'gameId'>): string => `/demo?id=${encodeURIComponent(gameId)}`;

/** Address of a game in one of its rooms. */
export const roomAddress = ({ gameId, roomId, nodeId }: { gameId: string; roomId: string; nodeId: string }): string =>
  `/game?${new URLSearchParams({ id: gameId, room: roomId, node: nodeId })}`;

/** Query parameter with the vendor whose games are listed over the lobby. */
export const listedVendor = 'provider';

/**
 * Address of the list that a vendor's card opens (specification sections 3 and 4, isGame VASSALAGE): over its lobby,
 * whose query is kept when `search` belongs to it.
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
