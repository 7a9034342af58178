// stateful modules by package name: this file is bundled into remotes, the state is the shell's
import { type CallError, invalidate, useOperation } from '@unisite/shared/api';
import { bus } from '@unisite/shared/events';
import { balance, merchantWallet } from '../contract/wallet.ts';
import { toWallets, type Wallets } from './wallets.ts';

export interface WalletsQuery extends Wallets {
  /** The two underlying queries: total, and wallets. */
  readonly sum: ReturnType<typeof useOperation<typeof balance>>;
  readonly merchant: ReturnType<typeof useOperation<typeof merchantWallet>>;
  /** Refetches both; resolves to the error of either, or null. */
  ask(): Promise<CallError | null>;
}

/** The member's wallets; refetched after movements by a game, an operator or another tab. */
export function useWallets(): WalletsQuery {
  const sum = useOperation(balance, {});
  const merchant = useOperation(merchantWallet, {}, { staleTime: 0 });
  return {
    ...toWallets(merchant.data, sum.data),
    sum,
    merchant,
    ask: async () => {
      const [whole, places] = await Promise.all([sum.refetch(), merchant.refetch()]);
      return whole.error ?? places.error;
    },
  };
}

/** Refetches the wallets after a movement of money. */
export const refreshWallets = (): Promise<unknown> => Promise.all([invalidate(balance), invalidate(merchantWallet)]);

// once per page rather than per component: each refetch would cancel the previous
bus.on('balance.stale', () => void invalidate(merchantWallet));
