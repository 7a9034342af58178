import './agentTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import {
  approvePayRun,
  type DeskRun,
  MAX_RUN_REFUSAL_LENGTH,
  payRunDesk,
  refusePayRun,
} from '@unisite/shared/contract/operatorsPayRuns';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { toInput } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';

/** Confirms proposing the approval of a pay-run. */
export function ApproveRunDialog({ run }: { run: DeskRun }): ReactElement {
  const t = useText();
  const format = useFormat();
  const notifyProposed = useNotifyProposed();
  const approve = useSending(approvePayRun);
  const { id, total, lacks, pays } = run;
  const payer = run.payer ?? t('agentContracts.house');
  const title = t('agentAsk.approveTitle', { id });
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await approve.send({ id, why });
        closeDialog();
        notifyProposed(title);
      } finally {
        void refresh(payRunDesk, proposals, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={title}
      icon="coins"
      consequences={[
        t('agentAsk.approveMeans', { amount: format.money(total), n: format.number(pays), payer }),
        ...(lacks > 0 ? [t('agentAsk.approveShort', { payer, amount: format.money(lacks) })] : []),
        t('proposals.waits'),
      ]}
      confirm={t('act.propose')}
      form={form}
      error={approve.error}
    />
  );
}

/** Refuses a pay-run, with a reason for payer and payees in both languages. */
export function RefuseRunDialog({ run: { id } }: { run: DeskRun }): ReactElement {
  const t = useText();
  const refuse = useSending(refusePayRun);
  const missing = (text: string) => (text.trim() === '' ? t('agentAsk.reasonMissing') : null);
  const form = useReasonForm({
    values: { reasonVi: '', reasonEn: '' },
    validate: ({ reasonVi, reasonEn }) => ({ reasonVi: missing(reasonVi), reasonEn: missing(reasonEn) }),
    submit: async ({ reasonVi, reasonEn, why }) => {
      try {
        await refuse.send({ id, reason: { vi: reasonVi.trim(), en: reasonEn.trim() }, why });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t('agentAsk.refuseDone', { id }) });
      } finally {
        void refresh(payRunDesk, proposals, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('agentAsk.refuseTitle', { id })}
      icon="block"
      consequences={[t('agentAsk.refuseMeans'), t('agentAsk.refuseRead')]}
      confirm={t('payRuns.refuse')}
      danger
      form={form}
      error={refuse.error}
    >
      <TextField
        {...toInput(form.field('reasonVi'))}
        label={t('agentAsk.reasonVi')}
        maxLength={MAX_RUN_REFUSAL_LENGTH}
      />
      <TextField
        {...toInput(form.field('reasonEn'))}
        label={t('agentAsk.reasonEn')}
        maxLength={MAX_RUN_REFUSAL_LENGTH}
      />
    </ReasonDialog>
  );
}
