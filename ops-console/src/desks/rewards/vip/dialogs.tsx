import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { VipDialog } from './VipDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    marketVip: { readonly market: MarketView; readonly settings: MarketSettings };
  }
}

export const dialogs: DialogsOf<'marketVip'> = {
  marketVip: VipDialog,
};
