import { type GameCard, lotteryPageOf } from './games.ts';

/**
 * Where a game is played: in its frame, but those of the lottery on the lottery's pages (specification section 4, game
 * launch).
 */
export function gameAddress({ gameId, vassalage }: Pick<GameCard, 'gameId' | 'vassalage'>): string {
  const page = lotteryPageOf(vassalage);
  const id = encodeURIComponent(gameId);
  return page ? `${page}?gameCode=${id}` : `/game?id=${id}`;
}

/** Where a card game's rooms are shown: over its lobby. */
export const roomsAddress = ({ gameId }: Pick<GameCard, 'gameId'>): string =>
  `/pvp?rooms=${encodeURIComponent(gameId)}`;
