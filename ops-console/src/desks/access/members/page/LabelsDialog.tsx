import './memberTexts.ts';
import { maxLabelLength, maxLabels } from '@unisite/shared/contract/memberLabel';
import type { OperatorMember } from '@unisite/shared/contract/operators';
import { memberFacts, setMemberLabels } from '@unisite/shared/contract/operatorsMember';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

/** Parses labels separated by commas, without duplicates. */
const labelsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((label) => label.trim().replace(/\s+/g, ' '))
      .filter((label) => label !== ''),
  ),
];

/** Edits a member's labels. */
export function LabelsDialog({ member, labels }: { member: OperatorMember; labels: readonly string[] }): ReactElement {
  const t = useText();
  const set = useSending(setMemberLabels);
  const notifyProposed = useNotifyProposed();
  const form = useReasonForm({
    values: { labels: labels.join(', ') },
    validate: ({ labels: typed }) => {
      const wanted = labelsOf(typed);
      const isFit = wanted.length <= maxLabels && wanted.every((label) => label.length <= maxLabelLength);
      return { labels: isFit ? null : t('member.labelsWrong', { most: maxLabels, longest: maxLabelLength }) };
    },
    submit: async ({ labels: typed, why }) => {
      try {
        const { state } = await set.send({ id: member.id, seen: [...labels], labels: labelsOf(typed), why });
        closeDialog();
        if (state === 'proposed') notifyProposed(t('proposals.labels', { account: member.account }));
        else toastStore.show({ icon: 'check', title: t('member.labelsSet') });
      } finally {
        void refresh(memberFacts);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('member.labelsOf', { account: member.account })}
      icon="edit"
      consequences={[t('member.labelsMean'), t('member.labelsWait')]}
      confirm={t('member.saveLabels')}
      form={form}
      error={set.error}
    >
      <TextField
        {...toInput(form.field('labels'))}
        label={t('member.labels')}
        hint={t('member.labelsHint')}
        autoComplete="off"
        maxLength={400}
      />
    </ReasonDialog>
  );
}
