import type { GameCard } from '@unisite/shared/contract/games';

/** The vendor whose games are the Vietnamese lottery itself. */
const vietnamLottery = 'TCG_LOTTO_VN';

/** Where a game is played: in its frame, but the Vietnam lottery's games on their own page (specification section 4, game launch). */
export const gameAddress = ({ gameId, vassalage }: Pick<GameCard, 'gameId' | 'vassalage'>): string =>
  vassalage === vietnamLottery
    ? `/vnlottery?gameCode=${encodeURIComponent(gameId)}`
    : `/game?id=${encodeURIComponent(gameId)}`;
