import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketWallets } from '@unisite/shared/contract/operatorsWallets';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { WalletsDialog } from './WalletsDialog.tsx';
import type { WalletsAct } from './walletsAct.ts';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    wallets: { readonly market: MarketView; readonly wallets: MarketWallets; readonly act: WalletsAct };
  }
}

export const dialogs: DialogsOf<'wallets'> = {
  wallets: WalletsDialog,
};
