import './memberTexts.ts';
import { findMember, type OperatorMember } from '@unisite/shared/contract/operators';
import { lockMember, unlockMember } from '@unisite/shared/contract/operatorsMember';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

/** Locks or unlocks an account. */
export function LockDialog({ member, act }: { member: OperatorMember; act: 'lock' | 'unlock' }): ReactElement {
  const t = useText();
  const sending = useSending(act === 'lock' ? lockMember : unlockMember);
  const { id, account } = member;
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      await sending.send({ id, why });
      closeDialog();
      void refresh(findMember);
      toastStore.show({ icon: 'lock', title: t(`member.done.${act}`, { account }) });
    },
  });
  return (
    <ReasonDialog
      title={t(`member.title.${act}`, { account })}
      icon="lock"
      consequences={
        act === 'lock'
          ? [t('member.means.lock'), t('member.means.money'), t('member.means.undo')]
          : [t('member.means.unlock')]
      }
      confirm={t(`member.${act}`)}
      danger={act === 'lock'}
      form={form}
      error={sending.error}
    />
  );
}
