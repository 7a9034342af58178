import { routes as access } from './access/routes.ts';
import type { Serve } from './http/serve.ts';
import { routes as page } from './page/routes.ts';
import type { Services } from './services.ts';

/** Registers a domain's operations and routes. */
export type Routes = (serve: Serve, services: Services) => void | Promise<void>;

/** Every domain of the platform, one line each. */
export const domains: readonly Routes[] = [access, page];
