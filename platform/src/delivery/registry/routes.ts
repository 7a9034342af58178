import type { Serve } from '../../foundation/http/serve.ts';
import { mountRoutes } from './mounts/routes.ts';
import type { Services } from './services.ts';
import { teamRoutes } from './teams/routes.ts';

/** What pages report of the remotes they mount, and what teams hand in. */
export async function routes(serve: Serve, services: Services): Promise<void> {
  mountRoutes(serve, services);
  await teamRoutes(serve, services);
}
