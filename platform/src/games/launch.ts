import { launchGame } from '@unisite/shared/contract';
import { Refusal } from '../http/refusal.ts';
import type { Serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createLaunch } from '../vendors/launch.ts';
import { cardOf } from './card.ts';
import type { Game } from './catalogue.ts';
import { playable } from './games.ts';
import { favouriteIds, noteLaunch } from './personal.ts';
import { vendorHealth } from './vendorHealth.ts';

/** Opens a game at its vendor (specification sections 3 and 4, game launch). */
export function routes(
  serve: Serve,
  services: Services,
  catalogue: { readonly game: (id: string) => Promise<Game | null> },
): void {
  const { database, settings, art } = services;
  const health = vendorHealth(settings.sandboxUrl);

  const shelved = async (market: string, category: string): Promise<boolean> => {
    const rows = await database.query('SELECT 1 FROM market_category WHERE market_code = $1 AND category = $2', [
      market,
      category,
    ]);
    return rows.length > 0;
  };

  serve(launchGame, async (request, { market, session, language: asked, origin }) => {
    const language = request.language ?? asked;
    const game = await playable(database, request.gameId, language);
    const listed = await catalogue.game(request.gameId);
    if (!game || !listed || !(await shelved(market.code, game.category))) throw new Refusal('GAME_UNKNOWN');
    if (game.state === 'maintenance') throw new Refusal('GAME_MAINTENANCE');
    if (game.state === 'vendorDown' || !(await health.answers())) throw new Refusal('VENDOR_DOWN');

    const code = await database.transaction(async (q) => {
      await noteLaunch(q, session.memberId, game.gameId, services.clock());
      return createLaunch(q, {
        memberId: session.memberId,
        sessionId: session.id,
        gameId: game.gameId,
        vendorCode: game.vendorCode,
        language,
        marketCode: market.code,
        lobbyUrl: `${origin}/`,
        origin,
      });
    });
    const address = new URL(`/play/${encodeURIComponent(game.gameId)}`, settings.sandboxUrl);
    address.search = new URLSearchParams({ code, lang: language }).toString();
    const stars = await favouriteIds(database, session.memberId);
    return {
      game_url: address.href,
      game: cardOf(listed, { language, favourite: stars.includes(game.gameId), art }),
    };
  });
}
