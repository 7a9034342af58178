import type { PendingAct, PendingRule } from '@unisite/shared/contract/rollout';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { DecideGuardedChangeDialog } from './DecideGuardedChangeDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    decide: { readonly pending: PendingAct; readonly decision: 'approve' | 'withdraw' };
    decideGuardedChange: { readonly pending: PendingRule; readonly decision: 'approve' | 'withdraw' };
  }
}

export const dialogs: DialogsOf<'decide' | 'decideGuardedChange'> = {
  decide: DecideDialog,
  decideGuardedChange: DecideGuardedChangeDialog,
};
