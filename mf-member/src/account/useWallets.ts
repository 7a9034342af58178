import { refresh, useOperation } from '@unisite/shared/api';
import { merchantWallet } from '@unisite/shared/contract/wallet';
import { useBusEvent } from '@unisite/shared/events';

/** The main wallet and what lies at vendors; asked again when a game, an operator or another tab has moved some. */
export function useWallets() {
  useBusEvent('balance.stale', () => void refresh(merchantWallet));
  return useOperation(merchantWallet, {}, { staleTime: 0 });
}
