import './mailingTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import { type DeskMailing, mailingDesk, stopMailing } from '@unisite/shared/contract/operatorsMailings';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';

/** Confirms stopping a mailing. */
export function StopMailingDialog({ mailing }: { mailing: DeskMailing }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const stop = useSending(stopMailing);
  const title = localized(mailing.title);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        const { state, sent } = await stop.send({ id: mailing.id, why });
        closeDialog();
        const n = format.number(sent);
        // it may have finished first
        const said = t(state === 'stopped' ? 'mailings.stopped' : 'mailings.wasDone', { n });
        toastStore.show({ tone: 'won', icon: 'check', title: said, text: title });
      } finally {
        void refresh(mailingDesk, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('mailings.stopOf', { title })}
      icon="block"
      visitors
      consequences={[t('mailings.stopMeans'), t('mailings.staysSent', { n: format.number(mailing.sent) })]}
      confirm={t('mailings.stop')}
      danger
      form={form}
      error={stop.error}
    />
  );
}
