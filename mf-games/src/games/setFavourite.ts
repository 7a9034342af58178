import { call } from '@unisite/shared/api';
import { addFavourite, type GameCard, removeFavourite } from '@unisite/shared/contract/games';
import { onFavouriteChange, setFavouriteInCache } from './cards.ts';
import { postFavourite } from './otherTabs.ts';

/** Calls for one game are sequential, so that the last choice arrives last. */
const pending = new Map<string, Promise<unknown>>();

/**
 * Sets or clears a game's star: shown at once on every list, and reverted when the platform refuses.
 * @throws {CallError} when it was reverted.
 */
export async function setFavourite(game: GameCard, favourite: boolean): Promise<void> {
  const { gameId } = game;
  setFavouriteInCache(game, favourite);
  const before = pending.get(gameId) ?? Promise.resolve();
  const mine = before.then(() => call(favourite ? addFavourite : removeFavourite, { gameId }));
  const settled = mine.catch(() => {});
  pending.set(gameId, settled);
  const isLast = () => pending.get(gameId) === settled;
  try {
    await mine;
    // a response that arrived meanwhile may have restored the old star
    if (isLast()) {
      setFavouriteInCache(game, favourite);
      postFavourite(game, favourite);
    }
    await onFavouriteChange();
  } catch (error) {
    if (isLast()) setFavouriteInCache(game, !favourite);
    throw error;
  } finally {
    if (isLast()) pending.delete(gameId);
  }
}
