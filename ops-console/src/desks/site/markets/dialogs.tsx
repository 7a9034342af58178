import type { MarketView } from '@unisite/shared/contract/operators';
import type { MoneyLimits } from '@unisite/shared/contract/operatorsLimits';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { AgeDialog } from './age/AgeDialog.tsx';
import { PublishTermsDialog } from './age/PublishTermsDialog.tsx';
import { FourEyesDialog } from './FourEyesDialog.tsx';
import { LimitsDialog } from './LimitsDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { SwitchesDialog } from './SwitchesDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    fourEyes: { readonly market: MarketView };
    limits: { readonly market: MarketView; readonly limits: MoneyLimits };
    marketStatus: { readonly market: MarketView; readonly settings: MarketSettings };
    marketSwitches: { readonly market: MarketView; readonly settings: MarketSettings };
    marketAge: { readonly market: MarketView; readonly settings: MarketSettings };
    publishTerms: { readonly market: MarketView };
  }
}

export const dialogs: DialogsOf<
  'fourEyes' | 'limits' | 'marketStatus' | 'marketSwitches' | 'marketAge' | 'publishTerms'
> = {
  fourEyes: FourEyesDialog,
  limits: LimitsDialog,
  marketStatus: StatusDialog,
  marketSwitches: SwitchesDialog,
  marketAge: AgeDialog,
  publishTerms: PublishTermsDialog,
};
