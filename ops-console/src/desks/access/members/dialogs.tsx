import type { OperatorMember } from '@unisite/shared/contract/operators';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { LabelsDialog } from './page/LabelsDialog.tsx';
import { LockDialog } from './page/LockDialog.tsx';
import { RemovePictureDialog } from './page/RemovePictureDialog.tsx';
import { WriteToDialog } from './page/WriteToDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    endSessions: { readonly member: OperatorMember };
    writeTo: { readonly member: OperatorMember };
    removePicture: { readonly member: OperatorMember };
    lockMember: { readonly member: OperatorMember };
    unlockMember: { readonly member: OperatorMember };
    memberLabels: { readonly member: OperatorMember; readonly labels: readonly string[] };
  }
}

export const dialogs: DialogsOf<
  'endSessions' | 'writeTo' | 'removePicture' | 'lockMember' | 'unlockMember' | 'memberLabels'
> = {
  endSessions: EndSessionsDialog,
  writeTo: WriteToDialog,
  removePicture: RemovePictureDialog,
  lockMember: ({ member }) => <LockDialog member={member} act="lock" />,
  unlockMember: ({ member }) => <LockDialog member={member} act="unlock" />,
  memberLabels: LabelsDialog,
};
