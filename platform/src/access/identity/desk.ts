import type { Desk } from '../../operators/desks/index.ts';
import { memberCalls } from './desk/memberCalls.ts';
import type { Services } from './services.ts';

/** Members with their sign-ins, as operators see and end them. */
export const identityDesk = (services: Services): Desk => ({
  kinds: {},
  open: (serve) => memberCalls(serve, services),
});
