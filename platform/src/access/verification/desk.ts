import type { Desk } from '../../operators/desks/index.ts';
import { identityCalls } from './desk/identityCalls.ts';
import type { Services } from './services.ts';

/** Identity checks for operators to decide. */
export const verificationDesk = (services: Services): Desk => ({
  kinds: {},
  open: (serve) => identityCalls(serve, services),
});
