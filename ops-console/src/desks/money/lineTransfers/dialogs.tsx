import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { LineTransferDialog } from './LineTransferDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    marketLineTransfers: { readonly market: MarketView; readonly settings: MarketSettings };
  }
}

export const dialogs: DialogsOf<'marketLineTransfers'> = {
  marketLineTransfers: LineTransferDialog,
};
