import type { LateWin } from '@unisite/shared/contract/operatorsLateWins';
import type { OperatorVendor, VendorCaller } from '@unisite/shared/contract/operatorsVendors';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { ReviewLateWinDialog } from './lateWins/ReviewLateWinDialog.tsx';
import { CallerDialog } from './vendors/CallerDialog.tsx';
import { EndPreviousSecretDialog } from './vendors/EndPreviousSecretDialog.tsx';
import { LaunchSettingsDialog } from './vendors/LaunchSettingsDialog.tsx';
import { RotateSecretDialog } from './vendors/RotateSecretDialog.tsx';
import { SecretDialog } from './vendors/SecretDialog.tsx';
import { VendorStateDialog } from './vendors/VendorStateDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    caller: { readonly caller: VendorCaller | null };
    rotateSecret: { readonly caller: VendorCaller };
    endFormer: { readonly caller: VendorCaller };
    secretTold: { readonly caller: string; readonly half: 'first' | 'second'; readonly secret: string };
    reviewLateWin: { readonly lateWin: LateWin; readonly decision: 'pay' | 'dismiss' };
    vendorPlace: { readonly vendor: OperatorVendor; readonly callers: readonly string[] };
    vendorState: { readonly vendor: OperatorVendor };
  }
}

export const dialogs: DialogsOf<
  'caller' | 'rotateSecret' | 'endFormer' | 'secretTold' | 'reviewLateWin' | 'vendorPlace' | 'vendorState'
> = {
  caller: CallerDialog,
  rotateSecret: RotateSecretDialog,
  endFormer: EndPreviousSecretDialog,
  secretTold: SecretDialog,
  reviewLateWin: ReviewLateWinDialog,
  vendorPlace: LaunchSettingsDialog,
  vendorState: VendorStateDialog,
};
