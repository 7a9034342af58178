import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    registrationFields: { readonly market: MarketView; readonly settings: MarketSettings };
  }
}

export const dialogs: DialogsOf<'registrationFields'> = {
  registrationFields: RegistrationDialog,
};
