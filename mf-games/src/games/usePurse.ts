import { refresh, useOperation } from '@unisite/shared/api';
import { balance, merchantWallet } from '@unisite/shared/contract/wallet';
import { useBusEvent } from '@unisite/shared/events';

/** What a vendor's games play from. */
export interface Purse {
  /** Undefined until it is known. */
  readonly amount: number | undefined;
  /** A wallet at the vendor, which is filled on the wallet page, rather than the main one. */
  readonly atVendor: boolean;
  readonly asking: boolean;
  ask(): void;
}

/** The wallet that games of `vendor` play from: the main one, or one at the vendor where the market has those (section 7, isSingle). */
export function usePurse(vendor: string | undefined): Purse {
  useBusEvent('balance.stale', () => void refresh(merchantWallet));
  const sum = useOperation(balance, {});
  const merchant = useOperation(merchantWallet, {}, { staleTime: 0 });
  const wallets = merchant.data;
  const atVendor = wallets?.isSingle === false;
  const own = wallets?.wallets.find((wallet) => wallet.vendor === vendor);
  return {
    amount: atVendor ? (own?.balance ?? 0) : wallets || merchant.isError ? sum.data?.sumBalance : undefined,
    atVendor,
    asking: sum.isFetching || merchant.isFetching,
    ask: () => {
      void sum.refetch();
      void merchant.refetch();
    },
  };
}
