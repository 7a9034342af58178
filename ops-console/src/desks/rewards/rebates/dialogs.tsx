import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { RebateDialog } from './RebateDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    marketRebates: { readonly market: MarketView; readonly settings: MarketSettings };
  }
}

export const dialogs: DialogsOf<'marketRebates'> = {
  marketRebates: RebateDialog,
};
