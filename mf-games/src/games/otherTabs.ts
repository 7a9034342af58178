import { queryClient } from '@unisite/shared/api';
import { favourites, type GameCard, recentGames } from '@unisite/shared/contract/games';
import { sessionState } from '@unisite/shared/session';
import { onFavouriteChange, setFavouriteInCache } from './cards.ts';

/** Message between tabs of the site: member, game, and whether it is a favourite. */
interface FavouriteMessage {
  readonly customerId: string;
  readonly game: GameCard;
  readonly favourite: boolean;
}

/** After being hidden this long, milliseconds, the page looks for changes made in other tabs or devices. */
const unseen = 2_000;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('unisite-games');

const memberHere = (): string | null => {
  const session = sessionState();
  return session.status === 'in' ? session.info.customerId : null;
};

/** Updates a star in the same member's other tabs. */
export function postFavourite(game: GameCard, favourite: boolean): void {
  const customerId = memberHere();
  if (customerId !== null) channel?.postMessage({ customerId, game, favourite } satisfies FavouriteMessage);
}

channel?.addEventListener('message', ({ data: { customerId, game, favourite } }: MessageEvent<FavouriteMessage>) => {
  if (customerId !== memberHere()) return;
  setFavouriteInCache(game, favourite);
  void onFavouriteChange();
});

let hiddenAt = Number.POSITIVE_INFINITY;

function onVisibilityChange(): void {
  if (document.visibilityState === 'hidden') {
    hiddenAt = performance.now();
    return;
  }
  if (performance.now() - hiddenAt < unseen || memberHere() === null) return;
  for (const { name } of [recentGames, favourites]) void queryClient.invalidateQueries({ queryKey: [name] });
  void onFavouriteChange();
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', onVisibilityChange);
