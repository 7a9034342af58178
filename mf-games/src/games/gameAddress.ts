import type { GameCard } from '@unisite/shared/contract/games';

/** The vendor whose games are the Vietnamese lottery itself. */
const vietnamLottery = 'TCG_LOTTO_VN';

/** Where a game is played: in its frame, but the Vietnam lottery's games on their own page (specification section 4, game launch). */
export const gameAddress = ({ gameId, vassalage }: Pick<GameCard, 'gameId' | 'vassalage'>): string =>
  vassalage === vietnamLottery
    ? `/vnlottery?gameCode=${encodeURIComponent(gameId)}`
    : `/game?id=${encodeURIComponent(gameId)}`;

/** Where a card game's rooms are shown: over its lobby. */
export const roomsAddress = ({ gameId }: Pick<GameCard, 'gameId'>): string =>
  `/pvp?rooms=${encodeURIComponent(gameId)}`;

/** Where a game is played with play money. */
export const demoAddress = ({ gameId }: Pick<GameCard, 'gameId'>): string => `/demo?id=${encodeURIComponent(gameId)}`;

/** Where a game is played in one of its rooms. */
export const roomAddress = ({ gameId, roomId, nodeId }: { gameId: string; roomId: string; nodeId: string }): string =>
  `/game?${new URLSearchParams({ id: gameId, room: roomId, node: nodeId })}`;
