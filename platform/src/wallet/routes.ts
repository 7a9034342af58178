import { balance, merchantWallet } from '@unisite/shared/contract';
import type { Serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { toWire } from './money.ts';
import { balanceOf } from './wallet.ts';

/** The main wallet. Every game plays from it: there is nothing to transfer between wallets (section 7, merchant wallet). */
export function routes(serve: Serve, { database }: Services): void {
  serve(balance, async (_request, { session, market }) => ({
    sumBalance: toWire(await balanceOf(database, session.memberId, market.currency)),
    currency: market.currency,
  }));
  serve(merchantWallet, async () => ({ isSingle: true }));
}
