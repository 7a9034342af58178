import type { DeskMailing } from '@unisite/shared/contract/operatorsMailings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { MailingDialog } from './MailingDialog.tsx';
import { StopMailingDialog } from './StopMailingDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    mailing: { readonly labels: readonly string[] };
    stopMailing: { readonly mailing: DeskMailing };
  }
}

export const dialogs: DialogsOf<'mailing' | 'stopMailing'> = {
  mailing: MailingDialog,
  stopMailing: StopMailingDialog,
};
