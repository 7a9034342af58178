// what keeps state by its name: this travels with a remote, the state is the shell's
import { type CallError, invalidate, useOperation } from '@unisite/shared/api';
import { bus } from '@unisite/shared/events';
import { balance, merchantWallet } from '../contract/wallet.ts';
import { toWallets, type Wallets } from './wallets.ts';

export interface WalletsQuery extends Wallets {
  /** The two answers that it comes from: the whole, and where it lies. */
  readonly sum: ReturnType<typeof useOperation<typeof balance>>;
  readonly merchant: ReturnType<typeof useOperation<typeof merchantWallet>>;
  /** Asks for both anew; why one of them did not come, or null. */
  ask(): Promise<CallError | null>;
}

/** The member's wallets; asked again when a game, an operator or another tab has moved some. */
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

/** Money has moved: what is shown of the wallets is asked for anew. */
export const refreshWallets = (): Promise<unknown> => Promise.all([invalidate(balance), invalidate(merchantWallet)]);

// once, and not by each who shows a wallet: every asking would take back the one before
bus.on('balance.stale', () => void invalidate(merchantWallet));
