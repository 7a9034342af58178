import type { OperatorMember } from '@unisite/shared/contract/operators';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { liftExclusion, memberProtection, type OperatorBreak } from '@unisite/shared/contract/operatorsProtection';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';

interface LiftExclusionDialogProps {
  member: OperatorMember;
  exclusion: OperatorBreak;
}

/** Proposes to end an exclusion that the member did not choose. */
export function LiftExclusionDialog({ member, exclusion }: LiftExclusionDialogProps): ReactElement {
  const t = useText();
  const notifyProposed = useNotifyProposed();
  const sending = useSending(liftExclusion);
  const { id, account } = member;
  const title = t('protection.liftOf', { account });
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await sending.send({ id, exclusion: exclusion.id, why });
        closeDialog();
        notifyProposed(title);
      } finally {
        void refresh(memberProtection, proposals);
      }
    },
  });
  return (
    <ReasonDialog
      title={title}
      icon="rollback"
      consequences={[
        t(exclusion.source === 'person' ? 'protection.liftCarried' : 'protection.liftLaid'),
        t('proposals.waits'),
      ]}
      confirm={t('corrections.send')}
      form={form}
      error={sending.error}
    />
  );
}
