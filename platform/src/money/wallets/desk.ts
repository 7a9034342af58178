import type { Desk } from '../../operators/desks/index.ts';
import { walletCalls } from './desk/walletCalls.ts';
import type { Services } from './services.ts';

/** Markets' choice of wallets, for operators. */
export const walletsDesk = (services: Services): Desk => ({ kinds: {}, open: (serve) => walletCalls(serve, services) });
