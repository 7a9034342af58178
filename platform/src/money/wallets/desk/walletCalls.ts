import { noMoney, toWire } from '@unisite/shared/contract';
import {
  bringBackWallets,
  listMarketWallets,
  type MarketWallets,
  setMarketWallets,
} from '@unisite/shared/contract/operatorsWallets';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { setSingleWallet } from '../../../site/markets/index.ts';
import { marketWallets } from '../marketWallets.ts';
import type { Services } from '../services.ts';
import { returnVendorBalances } from '../transfers/returnVendorBalances.ts';

/**
 * Whether a market's games play from the single wallet or from wallets at vendors, and returning what is still at
 * vendors.
 */
export function walletCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock, live } = services;

  const standing = async (code: string): Promise<MarketWallets> => {
    const market = (await marketWallets(database)).find((one) => one.code === code);
    if (!market) throw new Refusal('NOT_FOUND');
    return market;
  };
  /** Call after the switch is committed; it waited for transfers to vendors in flight, and none can follow. */
  const back = async (code: string) => {
    const { members, amount } = await returnVendorBalances(services, code);
    return { members, amount: toWire(amount), left: await standing(code) };
  };

  // Every operator may see what a market's games play from; how much money is where is restricted.
  serve(listMarketWallets, async (_request, { session }) => {
    const markets = await marketWallets(database);
    if (session.roles.includes('vendors')) return { markets };
    return { markets: markets.map((market) => ({ ...market, lying: null })) };
  });

  serve(setMarketWallets, async ({ code, single, why }, { session }) => {
    const changed = await database.transaction(async (q) => {
      const changed = await setSingleWallet(q, code, single);
      if (changed === null) throw new Refusal('NOT_FOUND');
      if (changed) {
        const act = single ? 'walletsSingle' : 'walletsAtVendors';
        await writeAudit(q, { at: clock(), who: operatorActor(session), act, market: code, why });
      }
      return changed;
    });
    const answer =
      single && changed ? await back(code) : { members: 0, amount: toWire(noMoney), left: await standing(code) };
    await live.publishToOperators({ type: 'wallets' });
    return answer;
  });

  serve(bringBackWallets, async ({ code, why }, { session }) => {
    if (!(await standing(code)).single) throw new Refusal('NOT_SINGLE');
    await writeAudit(database, { at: clock(), who: operatorActor(session), act: 'walletsBack', market: code, why });
    const answer = await back(code);
    await live.publishToOperators({ type: 'wallets' });
    return answer;
  });
}
