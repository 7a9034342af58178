import { matrix } from '@unisite/shared/contract/operators';
import { revokeTeamKey, teams } from '@unisite/shared/contract/operatorsTeams';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

/** Revokes a key permanently. */
export function RevokeKeyDialog({ team, keyId }: { team: string; keyId: string }): ReactElement {
  const t = useText();
  const revoke = useSending(revokeTeamKey);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      await revoke.send({ team, key: keyId, why });
      closeDialog();
      void refresh(teams, matrix);
      toastStore.show({ icon: 'lock', title: t('teams.revokedDone', { key: keyId }) });
    },
  });
  return (
    <ReasonDialog
      title={t('teams.revokeTitle', { key: keyId })}
      icon="lock"
      consequences={[t('teams.revokeMeans', { team }), t('teams.revokePlaced'), t('teams.revokeForGood')]}
      confirm={t('teams.revoke')}
      danger
      form={form}
      error={revoke.error}
    />
  );
}
