import type { GameCard } from '@unisite/shared/contract/games';
import type { LottoView } from '@unisite/shared/contract/launchGame';

/** Address of a partner lottery's game in one of its views; its "back" leads to `back`, a path of this site. */
export const partnerAddress = ({ gameId }: Pick<GameCard, 'gameId'>, view: LottoView, back: string): string =>
  `/game?${new URLSearchParams({ id: gameId, view, back })}`;
