import type { MarketView, OperatorMember } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { OperatorBreak, OperatorPlayLimit } from '@unisite/shared/contract/operatorsProtection';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { ImposeBreakDialog } from './ImposeBreakDialog.tsx';
import { LiftExclusionDialog } from './LiftExclusionDialog.tsx';
import { ProtectionDialog } from './ProtectionDialog.tsx';
import { SetLimitDialog } from './SetLimitDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    setPlayLimit: { readonly member: OperatorMember; readonly limits: readonly OperatorPlayLimit[] };
    imposeBreak: { readonly member: OperatorMember };
    liftExclusion: { readonly member: OperatorMember; readonly exclusion: OperatorBreak };
    marketProtection: { readonly market: MarketView; readonly settings: MarketSettings };
  }
}

export const dialogs: DialogsOf<'setPlayLimit' | 'imposeBreak' | 'liftExclusion' | 'marketProtection'> = {
  setPlayLimit: SetLimitDialog,
  imposeBreak: ImposeBreakDialog,
  liftExclusion: LiftExclusionDialog,
  marketProtection: ProtectionDialog,
};
