import type { MarketView } from '@unisite/shared/contract/operators';
import type { OperatorIdentityCheck } from '@unisite/shared/contract/operatorsIdentity';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { AcceptIdentityDialog } from './AcceptIdentityDialog.tsx';
import { AskIdentityAgainDialog } from './AskIdentityAgainDialog.tsx';
import { IdentityRuleDialog } from './IdentityRuleDialog.tsx';
import { RefuseIdentityDialog } from './RefuseIdentityDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    marketIdentity: { readonly market: MarketView; readonly settings: MarketSettings };
    acceptIdentity: { readonly check: OperatorIdentityCheck };
    refuseIdentity: { readonly check: OperatorIdentityCheck };
    askIdentityAgain: { readonly check: OperatorIdentityCheck };
  }
}

export const dialogs: DialogsOf<'marketIdentity' | 'acceptIdentity' | 'refuseIdentity' | 'askIdentityAgain'> = {
  marketIdentity: IdentityRuleDialog,
  acceptIdentity: AcceptIdentityDialog,
  refuseIdentity: RefuseIdentityDialog,
  askIdentityAgain: AskIdentityAgainDialog,
};
