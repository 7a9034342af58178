import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { termsCalls } from './desk/termsCalls.ts';

/** The terms of markets as operators publish them. */
export const termsDesk = (services: Services): Desk => ({ kinds: {}, open: (serve) => termsCalls(serve, services) });
