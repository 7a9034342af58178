import {
  balance,
  merchantWallet,
  noMoney,
  returnAllVendorBalances,
  toWire,
  walletTransfer,
  walletTransferStatus,
} from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import { createBalancePublisher, fundsByMember } from '../ledger/index.ts';
import type { Services } from './services.ts';
import { returnAllToMain } from './transfers/returnAllToMain.ts';
import { transferBetweenWallets } from './transfers/transfer.ts';
import { transferStatus } from './transfers/transferStatus.ts';
import { walletsOf } from './vendorWallets.ts';

/** A transfer stores its reference, or its call's key, in its own transaction. */
const byReference = { hasOwnKey: true } as const;

/** The main wallet and, in markets where games do not play from it, those at vendors (section 7, merchant wallet). */
export function routes(serve: Serve, services: Services): void {
  const { database } = services;
  const announce = createBalancePublisher(services);
  serve(balance, async (_request, { session: { memberId }, market: { currency } }) => {
    const { sum, bonus } = (await fundsByMember(database, [memberId])).get(memberId) ?? {
      sum: noMoney,
      bonus: noMoney,
    };
    return { sumBalance: toWire(sum), bonus: toWire(bonus), currency };
  });
  serve(merchantWallet, (_request, context) => walletsOf(services, context));
  serve(
    walletTransfer,
    async (request, context) => {
      const { moved, value } = await transferBetweenWallets(services, request, context);
      if (moved) announce(context.session.memberId, 'transfer');
      return value;
    },
    byReference,
  );
  serve(
    returnAllVendorBalances,
    async (_request, context) => {
      const value = await returnAllToMain(services, context);
      if (value.moved.length > 0) announce(context.session.memberId, 'transfer');
      return value;
    },
    byReference,
  );
  serve(walletTransferStatus, (request, { session }) => transferStatus(database, session.memberId, request.reference));
}
