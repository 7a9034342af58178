import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { signCalls } from './desk/signCalls.ts';

/** Desk for signs of harm and of money laundering. */
export const signsDesk = (services: Services): Desk => ({ kinds: {}, open: (serve) => signCalls(serve, services) });
