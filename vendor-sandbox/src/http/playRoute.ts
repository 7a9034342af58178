import type { FastifyInstance } from 'fastify';
import { freeRoundStakesOf } from '../catalogue/figures.ts';
import { stakesOf } from '../games/index.ts';
import { type KenoMode, kenoModeOf } from '../games/keno/engine/paytables.ts';
import { type GameName, gameFor } from '../games/names.ts';
import { hasPool } from '../jackpot/rules.ts';
import { paletteOf } from '../page/palette.ts';
import { playPage } from '../page/playPage.ts';
import { refusalOf } from '../play/round.ts';
import type { Opening, PlaySession } from '../play/session.ts';
import type { Services } from '../services.ts';
import type { Language, RefusalCode } from '../wire.ts';
import { demoOpening } from './demoOpening.ts';
import { pictureAddress } from './pictureRoute.ts';
import { isSignedAddress } from './signedCalls.ts';

const gameIdShape = /^[\w.:-]{1,80}$/;
const codeShape = /^[\w.~-]{1,128}$/;
/** Maximum games whose name, picture and kind are remembered, so that a reloaded page has them at once. */
const mostShowings = 2_000;

type Showing = {
  readonly name: string;
  readonly icon: string;
  readonly kind: GameName;
  readonly category: string;
  readonly scene: string;
  readonly prizeMode: KenoMode | null;
};

const languageOf = (text: unknown): Language => (text === 'en' ? 'en' : 'vi');

type Query = { code?: unknown; lang?: unknown; demo?: unknown; lottoView?: unknown };

/**
 * `GET /play/:gameId?code=…&lang=vi|en`: turns the one-time code into a session and answers the game's page. A lottery
 * opens in the view that `lottoView` says; which of its games it is, the session says.
 * `GET /play/:gameId?demo=1&lang=…&category=…&variant=…&name=…&currency=…&lobby=…&icon=…&expires=…&signature=…`:
 * the same with play money; README.md says how the address is signed.
 */
export function registerPlayRoute(app: FastifyInstance, services: Services): void {
  const { sessions, assets, pictures, pageLimit, playMoney, settings, tables } = services;
  const showings = new Map<string, Showing>();

  const remember = (key: string, showing: Showing): void => {
    showings.delete(key);
    showings.set(key, showing);
    const [oldest] = showings.keys();
    if (showings.size > mostShowings && oldest !== undefined) showings.delete(oldest);
  };

  function enter(opening: Opening): PlaySession {
    pictures.remember(opening.gameId, opening.gameIcon);
    return sessions.open({ ...opening, gameIcon: pictureAddress(opening.gameId) });
  }

  async function openWithCode(code: string, gameId: string): Promise<PlaySession | RefusalCode> {
    if (!codeShape.test(code)) return 'SESSION_EXPIRED';
    const outcome = await tables.real.wallet.session(code);
    if (outcome.kind === 'unanswered') return 'PLATFORM_DOWN';
    if (outcome.kind === 'refused') return refusalOf(outcome.code, null).code;
    const given = outcome.value;
    if (given.gameId !== gameId) return 'SESSION_EXPIRED';
    const kind = gameFor(given.category, given.variant, gameId);
    const prizeMode = kenoModeOf(given.lotto?.prizeMode);
    if (kind === 'keno' && prizeMode === null) return 'GAME_UNKNOWN';
    // Free rounds at a stake that the game lacks cannot be played.
    const stakes = freeRoundStakesOf(kind, given.currency);
    const freeRounds = (given.freeRounds ?? []).filter(({ stake }) => stakes.includes(stake));
    const firstStake = stakesOf(kind, given.currency).first;
    // A guest's rounds take no part in the pool.
    const inPool = hasPool(kind) && given.playMoney !== true;
    return enter({ ...given, kind, prizeMode, demo: false, inPool, firstStake, freeRounds });
  }

  function openWithPlayMoney(address: string, gameId: string): PlaySession | RefusalCode {
    if (!isSignedAddress(settings.vendorSecret, address, tables.demo.clock())) return 'SESSION_EXPIRED';
    const opening = demoOpening(gameId, new URLSearchParams(address.split('?')[1]), playMoney);
    return opening.kind === 'keno' && opening.prizeMode === null ? 'GAME_UNKNOWN' : enter(opening);
  }

  app.get<{ Params: { gameId: string }; Querystring: Query }>('/play/:gameId', async (request, reply) => {
    const { gameId } = request.params;
    if (!gameIdShape.test(gameId)) return reply.code(404).type('text/plain').send('');
    if (!pageLimit(request.ip)) return reply.code(429).header('retry-after', '60').type('text/plain').send('');
    const language = languageOf(request.query.lang);
    const key = `${language} ${gameId}`;
    const { code, demo, lottoView } = request.query;
    const opened =
      demo === '1'
        ? openWithPlayMoney(request.url, gameId)
        : typeof code === 'string'
          ? await openWithCode(code, gameId)
          : null;
    const session = typeof opened === 'string' ? null : opened;
    if (session !== null) remember(key, session.game);
    const showing = showings.get(key) ?? null;
    return reply
      .type('text/html; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(
        playPage({
          gameId,
          language,
          game: showing,
          kind: showing?.kind ?? gameFor('', '', gameId),
          scene: showing?.scene ?? '',
          category: showing?.category ?? '',
          prizeMode: showing?.prizeMode ?? null,
          view: lottoView === 'lobby' ? 'lobby' : 'betting',
          sessionId: session?.id ?? null,
          demo: session?.demo ?? false,
          trouble: typeof opened === 'string' ? opened : null,
          palette: paletteOf(gameId),
          siteOrigins: settings.siteOrigins,
          asset: assets.address,
          modulesOf: assets.modulesOf,
        }),
      );
  });
}
