import { matrix, revokeTeamKey, teams } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../acts/question.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { refresh, useAction } from '../api/queries.ts';

/** Takes a key back, for good. */
export function RevokeKeyDialog({ team, keyId }: { team: string; keyId: string }): ReactElement {
  const t = useText();
  const revoke = useAction(revokeTeamKey);
  return (
    <ReasonDialog
      title={t('teams.revokeTitle', { key: keyId })}
      icon="lock"
      words={[t('teams.revokeMeans', { team }), t('teams.revokePlaced'), t('teams.revokeForGood')]}
      confirm={t('teams.revoke')}
      danger
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={(why) =>
        revoke.mutate(
          { team, key: keyId, why },
          {
            onSuccess: () => {
              closeDialog();
              void refresh(teams, matrix);
              toastStore.show({ icon: 'lock', title: t('teams.revokedDone', { key: keyId }) });
            },
          },
        )
      }
    />
  );
}
