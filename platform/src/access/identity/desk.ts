import type { Desk } from '../../operators/desks/index.ts';
import { memberCalls } from './desk/memberCalls.ts';
import type { Services } from './services.ts';

/** Members and their sign-ins, for operators to view and end. */
export const identityDesk = (services: Services): Desk => ({
  kinds: {},
  open: (serve) => memberCalls(serve, services),
});
