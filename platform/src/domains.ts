import { routes as agents } from './agents/index.ts';
import { routes as bonuses } from './bonuses/index.ts';
import { routes as cash } from './cash/index.ts';
import { routes as docs } from './foundation/http/docs/routes.ts';
import { routes as health } from './foundation/http/health.ts';
import type { Serve } from './foundation/http/serve.ts';
import { routes as metrics } from './foundation/metrics/routes.ts';
import { cacheCatalogue, routes as games } from './games/index.ts';
import { routes as identity } from './identity/index.ts';
import { routes as lottery } from './lottery/index.ts';
import { routes as members } from './members/index.ts';
import { routes as messages } from './messages/index.ts';
import { routes as page } from './page/index.ts';
import { routes as promotions } from './promotions/index.ts';
import { routes as protection } from './protection/index.ts';
import { routes as records } from './records/index.ts';
import { routes as registry } from './registry/index.ts';
import { launchRoutes, routes as seamless, sheetRoutes } from './seamless/index.ts';
import type { Services } from './services.ts';
import { routes as site } from './site/index.ts';
import { routes as verification } from './verification/index.ts';
import { routes as wallets } from './wallets/index.ts';

/** Registers the operations and routes of every domain. */
export async function serveDomains(serve: Serve, services: Services): Promise<void> {
  const catalogue = cacheCatalogue(services.database, services.clock);
  identity(serve, services);
  protection(serve, services);
  await verification(serve, services);
  await seamless(serve, services);
  wallets(serve, services);
  await cash(serve, services);
  members(serve, services);
  records(serve, services);
  health(serve, services);
  metrics(serve, services);
  await docs(serve);
  await page(serve, services);
  agents(serve, services);
  games(serve, services, catalogue);
  sheetRoutes(serve, services, catalogue);
  launchRoutes(serve, services, catalogue);
  lottery(serve, services);
  messages(serve, services);
  bonuses(serve, services);
  promotions(serve, services);
  site(serve, services);
  await registry(serve, services);
}
