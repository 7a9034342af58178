import type { Serve } from '../../foundation/http/serve.ts';
import { mountRoutes } from './mounts/routes.ts';
import type { Services } from './services.ts';
import { teamRoutes } from './teams/routes.ts';

/** Mount reports from pages, and teams' calls. */
export async function routes(serve: Serve, services: Services): Promise<void> {
  mountRoutes(serve, services);
  await teamRoutes(serve, services);
}
