import type { LottoGame } from '@unisite/shared/contract';
import type { Catalogue, Game } from './catalogue.ts';
import { gamesOf } from './selection.ts';

export const isLottoGame = (game: Game, { prizeMode, gameCode }: LottoGame): boolean =>
  game.lotto?.prizeMode === prizeMode && game.lotto.gameCode === gameCode;

/** The market's only game of a partner lottery with this mode and code, from the vendor if one is given; else null. */
export function lottoGameOf(
  catalogue: Catalogue,
  market: string,
  { vendor, ...lotto }: LottoGame & { readonly vendor: string | undefined },
): Game | null {
  const found = gamesOf(catalogue, market).filter(
    (game) => isLottoGame(game, lotto) && (vendor === undefined || game.vendor.code === vendor),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
