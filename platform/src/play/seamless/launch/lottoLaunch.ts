import { hasLottoFields, type LottoGame, type launchGame, type ParsedRequestOf } from '@unisite/shared/contract';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type Game, isLottoGame } from '../../games/index.ts';

type Request = ParsedRequestOf<typeof launchGame>;

/** Parameters of a partner lottery's launch (specification section 3, lotto launch). */
export interface LottoLaunch {
  readonly game: LottoGame;
  readonly area: 'VN';
  readonly view: 'betting' | 'lobby';
  readonly device: 'desktop' | 'mobile';
  /** Path of this site. */
  readonly backUrl: string;
}

/**
 * A request's partner lottery; null: its mode is GLS.
 *
 * @throws Refusal LOTTO_FIELDS_UNEXPECTED for GLS with lottery fields, LOTTO_FIELDS_MISSING for LOTT without the game's
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
 * Refuses a lotto launch that does not match the game.
 *
 * @throws Refusal NOT_A_LOTTO_GAME, LOTTO_GAME_MISMATCH
 */
export function requireLottoGame(listed: Game, { game }: LottoLaunch): void {
  if (listed.lotto === null) throw new Refusal('NOT_A_LOTTO_GAME');
  if (!isLottoGame(listed, game)) throw new Refusal('LOTTO_GAME_MISMATCH');
}

/** The fields as in the frame's address; `backUrl` as an absolute address on this site's `origin`. */
export const addressFields = ({ game, area, view, device, backUrl }: LottoLaunch, origin: string) => ({
  launchMode: 'LOTT',
  lottoArea: area,
  lottoPrizeMode: game.prizeMode,
  lottoGameCode: game.gameCode,
  lottoView: view,
  device,
  backUrl: origin + backUrl,
});
