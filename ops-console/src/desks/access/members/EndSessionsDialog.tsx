import { endSessionsOfMember, findMember, type OperatorMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';

/** Signs a member out everywhere, remembered logins included. */
export function EndSessionsDialog({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const end = useSending(endSessionsOfMember);
  const { id, account } = member;
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      const { ended } = await end.send({ id, why });
      closeDialog();
      void refresh(findMember);
      toastStore.show({ icon: 'logout', title: t('members.ended', { count: ended, account }) });
    },
  });
  return (
    <ReasonDialog
      title={t('members.endTitle', { account })}
      icon="logout"
      consequences={[t('members.endMeans'), t('members.endRemembered'), t('members.endTold')]}
      confirm={t('members.end')}
      danger
      form={form}
      error={end.error}
    />
  );
}
