import { audit } from '@unisite/shared/contract/operators';
import {
  announcementDesk,
  type OperatorAnnouncement,
  withdrawAnnouncement,
} from '@unisite/shared/contract/operatorsAnnouncements';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';

/** Confirms withdrawing an announcement. */
export function WithdrawAnnouncementDialog({ announcement }: { announcement: OperatorAnnouncement }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const { nameOf } = useMarkets();
  const withdraw = useSending(withdrawAnnouncement);
  const { id, revision, markets } = announcement;
  const title = localized(announcement.title);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await withdraw.send({ id, revision, why });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t('announcements.withdrawn'), text: title });
      } finally {
        void refresh(announcementDesk, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('announcements.withdrawTitle', { title })}
      icon="eye-off"
      visitors
      consequences={[
        t('announcements.withdrawMeans', { markets: markets.map(nameOf).join(', ') }),
        t('announcements.withdrawKeeps'),
      ]}
      confirm={t('announcements.withdraw')}
      danger
      form={form}
      error={withdraw.error}
    />
  );
}
