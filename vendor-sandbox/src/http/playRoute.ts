import type { FastifyInstance } from 'fastify';
import { paletteOf } from '../page/palette.ts';
import { playPage } from '../page/playPage.ts';
import type { PlaySession } from '../play/session.ts';
import { refusalOf } from '../play/spin.ts';
import type { Services } from '../services.ts';
import type { Language, RefusalCode } from '../wire.ts';
import { pictureAddress } from './pictureRoute.ts';

const gameIdShape = /^[\w.:-]{1,80}$/;
const codeShape = /^[\w.~-]{1,128}$/;
/** Games whose name and picture are remembered, so that a reloaded page has them at once. */
const mostShowings = 2_000;

type Showing = { readonly name: string; readonly icon: string };

const languageOf = (text: unknown): Language => (text === 'en' ? 'en' : 'vi');

/** `GET /play/:gameId?code=…&lang=vi|en`: turns the one-time code into a session and answers the game's page. */
export function registerPlayRoute(app: FastifyInstance, services: Services): void {
  const { wallet, sessions, assets, pictures, pageLimit } = services;
  const showings = new Map<string, Showing>();

  const remember = (key: string, showing: Showing): void => {
    showings.delete(key);
    showings.set(key, showing);
    const [oldest] = showings.keys();
    if (showings.size > mostShowings && oldest !== undefined) showings.delete(oldest);
  };

  async function openSession(code: string, gameId: string): Promise<PlaySession | RefusalCode> {
    if (!codeShape.test(code)) return 'SESSION_EXPIRED';
    const outcome = await wallet.session(code);
    if (outcome.kind === 'unanswered') return 'PLATFORM_DOWN';
    if (outcome.kind === 'refused') return refusalOf(outcome.code, null).code;
    if (outcome.value.gameId !== gameId) return 'SESSION_EXPIRED';
    pictures.remember(gameId, outcome.value.gameIcon);
    return sessions.open({ ...outcome.value, gameIcon: pictureAddress(gameId) });
  }

  app.get<{ Params: { gameId: string }; Querystring: { code?: unknown; lang?: unknown } }>(
    '/play/:gameId',
    async (request, reply) => {
      const { gameId } = request.params;
      if (!gameIdShape.test(gameId)) return reply.code(404).type('text/plain').send('');
      if (!pageLimit(request.ip)) return reply.code(429).header('retry-after', '60').type('text/plain').send('');
      const language = languageOf(request.query.lang);
      const key = `${language} ${gameId}`;
      const { code } = request.query;
      const opened = typeof code === 'string' ? await openSession(code, gameId) : null;
      const session = typeof opened === 'string' ? null : opened;
      if (session !== null) remember(key, session.game);
      return reply
        .type('text/html; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(
          playPage({
            gameId,
            language,
            game: showings.get(key) ?? null,
            sessionId: session?.id ?? null,
            trouble: typeof opened === 'string' ? opened : null,
            palette: paletteOf(gameId),
            siteOrigins: services.settings.siteOrigins,
            asset: assets.address,
            modules: assets.modules,
          }),
        );
    },
  );
}
