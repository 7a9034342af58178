import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { termsCalls } from './desk/termsCalls.ts';

/** Desk for publishing markets' terms. */
export const termsDesk = (services: Services): Desk => ({ kinds: {}, open: (serve) => termsCalls(serve, services) });
