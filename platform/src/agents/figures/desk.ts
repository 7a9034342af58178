import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { reportCalls } from './desk/reportCalls.ts';

/** Desk for the house's reports. */
export const reportsDesk = (services: Services): Desk => ({ kinds: {}, open: (serve) => reportCalls(serve, services) });
