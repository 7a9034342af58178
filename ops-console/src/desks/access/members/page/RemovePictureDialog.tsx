import './memberTexts.ts';
import { findMember, type OperatorMember, removeMemberPicture } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

/** Removes an inappropriate avatar. */
export function RemovePictureDialog({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const remove = useSending(removeMemberPicture);
  const { id, account } = member;
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      await remove.send({ id, why });
      closeDialog();
      void refresh(findMember);
      toastStore.show({ icon: 'trash', title: t('member.pictureGone', { account }) });
    },
  });
  return (
    <ReasonDialog
      title={t('member.removePictureOf', { account })}
      icon="trash"
      consequences={[t('member.pictureMeans'), t('member.pictureTold')]}
      confirm={t('member.removePicture')}
      danger
      form={form}
      error={remove.error}
    />
  );
}
