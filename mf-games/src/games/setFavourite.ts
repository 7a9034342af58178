import { call } from '@unisite/shared/api';
import { addFavourite, type GameCard, removeFavourite } from '@unisite/shared/contract/games';
import { onFavouriteChange, setFavouriteInCache } from './cards.ts';
import { postFavourite } from './otherTabs.ts';

/** Calls on one game go one after the other: the last wish must be the last to arrive. */
const pending = new Map<string, Promise<unknown>>();

/**
 * Stars a game, or takes the star away: shown at once on every list, and taken back when the platform refuses.
 * @throws {CallError} when it was taken back.
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
    // an answer that was on its way meanwhile may have brought the old star
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
