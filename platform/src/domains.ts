import { routes as agents } from './agents/routes.ts';
import { routes as cash } from './cash/routes.ts';
import { routes as docs } from './foundation/http/docs/routes.ts';
import { routes as health } from './foundation/http/health.ts';
import type { Serve } from './foundation/http/serve.ts';
import { routes as live } from './foundation/live/routes.ts';
import { routes as metrics } from './foundation/metrics/routes.ts';
import { routes as games } from './games/routes.ts';
import { routes as access } from './identity/routes.ts';
import { routes as lottery } from './lottery/routes.ts';
import { routes as members } from './members/routes.ts';
import { routes as messages } from './messages/routes.ts';
import { routes as page } from './page/routes.ts';
import { routes as promotions } from './promotions/routes.ts';
import { routes as mounts } from './registry/mounts/routes.ts';
import { routes as teams } from './registry/teams/routes.ts';
import { routes as vendors } from './seamless/routes.ts';
import type { Services } from './services.ts';
import { routes as site } from './site/routes.ts';
import { routes as wallet } from './wallets/routes.ts';

/** Registers a domain's operations and routes. */
export type Routes = (serve: Serve, services: Services) => void | Promise<void>;

/** Every domain of the platform, one line each. */
export const domains: readonly Routes[] = [
  access,
  vendors,
  wallet,
  cash,
  members,
  live,
  health,
  metrics,
  docs,
  page,
  mounts,
  agents,
  games,
  lottery,
  messages,
  promotions,
  site,
  teams,
];
