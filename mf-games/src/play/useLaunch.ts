import { type CallError, refresh, useAction } from '@unisite/shared/api';
import { type GameCard, launchGame, recentGames } from '@unisite/shared/contract/games';
import { useCallback, useEffect, useRef } from 'react';
import { vendorOrigin } from './vendorMessage.ts';

/** How far the launch of a game is. `visit` tells one launch from the next. */
export type Launch =
  | { state: 'opening'; visit: number }
  | { state: 'open'; visit: number; address: string; origin: string; game: GameCard }
  /** The vendor's address cannot stand in a frame here. */
  | { state: 'unsafe' }
  | { state: 'refused'; error: CallError };

/**
 * Opens a game at its vendor once for each game the visitor comes to: a game that is open is not launched again (specification section 4).
 * `again` gives it a new session.
 */
export function useLaunch(gameId: string): { launch: Launch; again: () => void } {
  const { mutate, data, error, variables, submittedAt } = useAction(launchGame);
  const launched = useRef<string | null>(null);

  const open = useCallback(() => mutate({ gameId }, { onSuccess: () => void refresh(recentGames) }), [mutate, gameId]);
  useEffect(() => {
    if (launched.current === gameId) return;
    launched.current = gameId;
    open();
  }, [gameId, open]);

  const current = variables?.gameId === gameId;
  return { launch: launchOf(), again: open };

  function launchOf(): Launch {
    if (current && error) return { state: 'refused', error };
    if (!current || !data) return { state: 'opening', visit: submittedAt };
    const address = data.game_url ?? data.game_url2 ?? '';
    const origin = vendorOrigin(address, location.origin);
    return origin ? { state: 'open', visit: submittedAt, address, origin, game: data.game } : { state: 'unsafe' };
  }
}
