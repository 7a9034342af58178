import type { OperatorAnnouncement } from '@unisite/shared/contract/operatorsAnnouncements';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { WithdrawAnnouncementDialog } from './WithdrawAnnouncementDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    announcement: { readonly announcement: OperatorAnnouncement | null };
    withdrawAnnouncement: { readonly announcement: OperatorAnnouncement };
  }
}

export const dialogs: DialogsOf<'announcement' | 'withdrawAnnouncement'> = {
  announcement: AnnouncementDialog,
  withdrawAnnouncement: WithdrawAnnouncementDialog,
};
