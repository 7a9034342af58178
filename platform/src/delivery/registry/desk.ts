import type { Desk } from '../../operators/desks/index.ts';
import { actCalls } from './desk/actCalls.ts';
import { teamCalls } from './desk/teamCalls.ts';
import { viewCalls } from './desk/viewCalls.ts';
import type { Services } from './services.ts';

/** Desk for acts on remotes in markets, their health, and the teams that publish them. */
export const registryDesk = (services: Services): Desk => ({
  kinds: {},
  open(serve) {
    actCalls(serve, services);
    viewCalls(serve, services);
    teamCalls(serve, services);
  },
});
