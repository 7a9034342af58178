import type { OperatorMember } from '@unisite/shared/contract/operators';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { GiveBonusDialog } from './GiveBonusDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    giveBonus: { readonly member: OperatorMember };
  }
}

export const dialogs: DialogsOf<'giveBonus'> = {
  giveBonus: GiveBonusDialog,
};
