import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { ReferralDialog } from './ReferralDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    marketReferral: { readonly market: MarketView; readonly settings: MarketSettings };
  }
}

export const dialogs: DialogsOf<'marketReferral'> = {
  marketReferral: ReferralDialog,
};
