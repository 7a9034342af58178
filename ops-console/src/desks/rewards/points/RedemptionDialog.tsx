import './pointTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import {
  type DeskRedemption,
  decideRedemption,
  maxGoodsLengths,
  redemptionDesk,
} from '@unisite/shared/contract/operatorsPoints';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';

export interface RedemptionRequest {
  redemption: DeskRedemption;
  decision: 'approve' | 'reject';
}

/** Approves or rejects a redemption, with a text for the member. */
export function RedemptionDialog({ redemption, decision }: RedemptionRequest): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const decide = useSending(decideRedemption);
  const title = localized(redemption.title);
  const isApproved = decision === 'approve';
  const form = useReasonForm({
    values: { note: '' },
    validate: ({ note }) => ({ note: note.trim() === '' ? t('points.noteMissing') : null }),
    submit: async ({ note, why }) => {
      try {
        await decide.send({ id: redemption.id, decision, note, why });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t(`points.did.${decision}`), text: title });
      } finally {
        void refresh(redemptionDesk, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t(`points.decide.${decision}`, { title })}
      icon={isApproved ? 'check-circle' : 'block'}
      consequences={[
        isApproved ? t('points.approveMeans') : t('points.rejectMeans', { points: format.number(redemption.points) }),
      ]}
      confirm={t(`points.${decision}`)}
      danger={!isApproved}
      form={form}
      error={decide.error}
    >
      <TextField
        {...toInput(form.field('note'))}
        label={t(isApproved ? 'points.field.note' : 'points.field.rejectedFor')}
        hint={t('points.noteHint')}
        maxLength={maxGoodsLengths.note}
      />
    </ReasonDialog>
  );
}
