import './applicationTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import {
  applicationDesk,
  type DeskApplication,
  MAX_REFUSAL_LENGTH,
  refuseApplication,
} from '@unisite/shared/contract/operatorsApplications';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

/** Refuses an application, with a reason for the member in both languages. */
export function RefuseApplicationDialog({ application }: { application: DeskApplication }): ReactElement {
  const t = useText();
  const refuse = useSending(refuseApplication);
  const { id, reference, member } = application;
  const missing = (text: string) => (text.trim() === '' ? t('applications.reasonMissing') : null);
  const form = useReasonForm({
    values: { reasonVi: '', reasonEn: '' },
    validate: ({ reasonVi, reasonEn }) => ({ reasonVi: missing(reasonVi), reasonEn: missing(reasonEn) }),
    submit: async ({ reasonVi, reasonEn, why }) => {
      try {
        await refuse.send({ id, reason: { vi: reasonVi.trim(), en: reasonEn.trim() }, why });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t('applications.refused'), text: reference });
      } finally {
        void refresh(applicationDesk, proposals, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('applications.refuseOf', { reference })}
      icon="block"
      consequences={[t('applications.refuseMeans', { account: member.account })]}
      confirm={t('applications.refuse')}
      danger
      form={form}
      error={refuse.error}
    >
      <TextField
        {...toInput(form.field('reasonVi'))}
        label={t('applications.reasonVi')}
        maxLength={MAX_REFUSAL_LENGTH}
      />
      <TextField
        {...toInput(form.field('reasonEn'))}
        label={t('applications.reasonEn')}
        maxLength={MAX_REFUSAL_LENGTH}
      />
    </ReasonDialog>
  );
}
