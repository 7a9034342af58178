import { createHmac } from 'node:crypto';
import { demoGame } from '@unisite/shared/contract';
import { requireAge } from '../../../access/identity/index.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import type { RateRule } from '../../../foundation/http/rateLimits.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { cardOf, favouriteIds, type Game } from '../../games/index.ts';
import type { Services } from '../services.ts';
import { launchable } from './launchable.ts';
import type { VendorHealth } from './vendorHealth.ts';

/** Lifetime of the address of a game with play money. */
const addressLifetimeMs = 5 * 60_000;
/** Per visitor: 30 at once, then one every 5 s. */
const perVisitor: RateRule = { name: 'demo', burst: 30, perSecond: 0.2 };

/** Opens a game with play money: for everybody of age; nothing is won or lost, and no wallet is involved. */
export function routes(
  serve: Serve,
  services: Services,
  { game: listedGame, health }: { readonly game: (id: string) => Promise<Game | null>; readonly health: VendorHealth },
): void {
  const { database, art, rateLimits, clock } = services;

  serve(demoGame, async ({ gameId }, context) => {
    const { market, language, origin, ip, session } = context;
    const seconds = rateLimits.take(perVisitor, addressOf(ip));
    if (seconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { params: { seconds: Math.ceil(seconds) } });
    const listed = await listedGame(gameId);
    if (listed && !listed.hasDemo) throw new Refusal('NO_DEMO');
    const { game, host } = await launchable(services, health, { listed, market: market.code, language });
    if (!listed || !host || host.secret === null) throw new Refusal('NO_DEMO');
    await requireAge(services, context);
    const said = {
      lang: language,
      category: game.category,
      variant: listed.variant,
      name: game.name,
      currency: market.currency,
      lobby: `${origin}/`,
      icon: new URL(art.url(game.icon), origin).href,
      ...(game.lotto ? { lottoPrizeMode: game.lotto.prizeMode, lottoGameCode: game.lotto.gameCode } : {}),
      expires: String(clock().getTime() + addressLifetimeMs),
    };
    const stars = session ? await favouriteIds(database, session.memberId) : [];
    return {
      game_url: demoAddress(host.address, game.gameId, said, host.secret),
      game: cardOf(listed, { language, favourite: stars.includes(game.gameId), art }),
    };
  });
}

/**
 * `/play/:gameId?demo=1&…&expires=…&signature=…`. The signature, hex HMAC-SHA256 with the vendor's secret over the
 * address from its first slash up to `&signature=`, only keeps strangers from using a vendor's server.
 */
function demoAddress(vendor: string, gameId: string, said: Readonly<Record<string, string>>, secret: string): string {
  const signed = `/play/${encodeURIComponent(gameId)}?${new URLSearchParams({ demo: '1', ...said })}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  return new URL(`${signed}&signature=${signature}`, vendor).href;
}
