import type { Desk } from '../../operators/desks/index.ts';
import { actCalls } from './desk/actCalls.ts';
import { teamCalls } from './desk/teamCalls.ts';
import { viewCalls } from './desk/viewCalls.ts';
import type { Services } from './services.ts';

/** Acts on remotes in markets, how they fare, and the teams that publish them. */
export const registryDesk = (services: Services): Desk => ({
  kinds: {},
  open(serve) {
    actCalls(serve, services);
    viewCalls(serve, services);
    teamCalls(serve, services);
  },
});
