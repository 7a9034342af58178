import { hasLottoFields, type LottoGame, type launchGame, type ParsedRequestOf } from '@unisite/shared/contract';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type Game, isLottoGame } from '../../games/index.ts';

type Request = ParsedRequestOf<typeof launchGame>;

/** How a partner lottery is to open (specification section 3, lotto launch). */
export interface LottoLaunch {
  readonly game: LottoGame;
  readonly area: 'VN';
  readonly view: 'betting' | 'lobby';
  readonly device: 'desktop' | 'mobile';
  /** Path of this site. */
  readonly backUrl: string;
}

/**
 * What a request says of a partner lottery; null: its mode is GLS.
 *
 * @throws Refusal LOTTO_FIELDS_UNEXPECTED where it is GLS and says something all the same, LOTTO_FIELDS_MISSING where
 * it is LOTT and does not say which game
 */
export function lottoLaunchOf(request: Request): LottoLaunch | null {
  if (request.launchMode !== 'LOTT') {
    if (hasLottoFields(request)) throw new Refusal('LOTTO_FIELDS_UNEXPECTED');
    return null;
  }
  const { lottoPrizeMode: prizeMode, lottoGameCode: gameCode } = request;
  if (prizeMode === undefined || gameCode === undefined) throw new Refusal('LOTTO_FIELDS_MISSING');
  return {
    game: { prizeMode, gameCode },
    area: request.lottoArea ?? 'VN',
    view: request.lottoView ?? 'betting',
    device: request.device ?? 'desktop',
    backUrl: request.backUrl ?? '/',
  };
}

/**
 * Refuses a lotto launch of a game that it does not fit.
 *
 * @throws Refusal NOT_A_LOTTO_GAME, LOTTO_GAME_MISMATCH
 */
export function requireLottoGame(listed: Game, { game }: LottoLaunch): void {
  if (listed.lotto === null) throw new Refusal('NOT_A_LOTTO_GAME');
  if (!isLottoGame(listed, game)) throw new Refusal('LOTTO_GAME_MISMATCH');
}

/** The fields as they stand in the frame's address; `backUrl` as an address of this site's `origin`. */
export const addressFields = ({ game, area, view, device, backUrl }: LottoLaunch, origin: string) => ({
  launchMode: 'LOTT',
  lottoArea: area,
  lottoPrizeMode: game.prizeMode,
  lottoGameCode: game.gameCode,
  lottoView: view,
  device,
  backUrl: origin + backUrl,
});
