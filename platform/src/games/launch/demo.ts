import { createHmac } from 'node:crypto';
import { demoGame } from '@unisite/shared/contract';
import { type DemoLaunch, demoLaunchText } from '@unisite/shared/contract/seamless';
import type { RateRule } from '../../http/rateLimits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { cardOf } from '../card.ts';
import type { Game } from '../catalogue.ts';
import { favouriteIds } from '../personal.ts';
import { openable } from './openable.ts';
import type { VendorHealth } from './vendorHealth.ts';

/** How long the address of a game with play money opens one. */
const addressLifetimeMs = 5 * 60_000;
/** Who tries games tries several; nobody tries one a second. */
const perVisitor: RateRule = { name: 'demo', burst: 30, perSecond: 0.2 };

/** Opens a game with play money: for everybody, nothing is won or lost, and no wallet hears of it. */
export function routes(
  serve: Serve,
  services: Services,
  { game: listedGame, health }: { readonly game: (id: string) => Promise<Game | null>; readonly health: VendorHealth },
): void {
  const { database, art, rateLimits, clock } = services;

  serve(demoGame, async ({ gameId }, { market, language, origin, ip, session }) => {
    const seconds = rateLimits.take(perVisitor, ip);
    if (seconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { params: { seconds: Math.ceil(seconds) } });
    const listed = await listedGame(gameId);
    if (listed && !listed.hasDemo) throw new Refusal('NO_DEMO');
    const { game, host } = await openable(services, health, { listed, market: market.code, language });
    if (!listed || host.secret === null) throw new Refusal('NO_DEMO');
    const launch: DemoLaunch = {
      gameId: game.gameId,
      lang: language,
      category: game.category,
      variant: listed.variant,
      name: game.name,
      lobby: `${origin}/`,
      expires: clock().getTime() + addressLifetimeMs,
    };
    const stars = session ? await favouriteIds(database, session.memberId) : [];
    return {
      game_url: demoAddress(host.address, launch, host.secret),
      game: cardOf(listed, { language, favourite: stars.includes(game.gameId), art }),
    };
  });
}

function demoAddress(vendor: string, launch: DemoLaunch, secret: string): string {
  const { gameId, expires, ...said } = launch;
  const address = new URL(`/play/${encodeURIComponent(gameId)}`, vendor);
  const signature = createHmac('sha256', secret).update(demoLaunchText(launch)).digest('hex');
  address.search = new URLSearchParams({ demo: '1', ...said, expires: String(expires), signature }).toString();
  return address.href;
}
