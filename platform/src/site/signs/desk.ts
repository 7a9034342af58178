import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { signCalls } from './desk/signCalls.ts';

/** Signs of harm and of money laundering as operators answer them. */
export const signsDesk = (services: Services): Desk => ({ kinds: {}, open: (serve) => signCalls(serve, services) });
