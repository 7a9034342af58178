import { type GameCard, lotteryPageOf } from './games.ts';

/** Address of a game: its frame, or the lottery's pages for lottery games (specification section 4, game launch). */
export function gameAddress({ gameId, vassalage }: Pick<GameCard, 'gameId' | 'vassalage'>): string {
  const page = lotteryPageOf(vassalage);
  const id = encodeURIComponent(gameId);
  return page ? `${page}?gameCode=${id}` : `/game?id=${id}`;
}

/** Address of a card game's rooms, over its lobby. */
export const roomsAddress = ({ gameId }: Pick<GameCard, 'gameId'>): string =>
  `/pvp?rooms=${encodeURIComponent(gameId)}`;
