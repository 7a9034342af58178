import { balance, merchantWallet } from '@unisite/shared/contract';
import type { Serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { toWire } from './money.ts';
import { walletsOf } from './vendorWallets.ts';
import { sumBalanceOf } from './wallet.ts';

/** The main wallet and, in markets where games do not play from it, those at vendors (section 7, merchant wallet). */
export function routes(serve: Serve, services: Services): void {
  const { database } = services;
  serve(balance, async (_request, { session, market }) => ({
    sumBalance: toWire(await sumBalanceOf(database, session.memberId, market.currency)),
    currency: market.currency,
  }));
  serve(merchantWallet, (_request, context) => walletsOf(services, context));
}
