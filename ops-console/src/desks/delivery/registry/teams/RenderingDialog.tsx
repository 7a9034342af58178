import { setTeamRendering, teams } from '@unisite/shared/contract/operatorsTeams';
import type { TeamView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';

/** Allows or stops server rendering of a team's code. */
export function RenderingDialog({ team: { team, isRendered } }: { team: TeamView }): ReactElement {
  const t = useText();
  const set = useSending(setTeamRendering);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      await set.send({ team, isRendered: !isRendered, why });
      closeDialog();
      void refresh(teams);
      toastStore.show({
        tone: isRendered ? 'info' : 'won',
        icon: 'server',
        title: t(isRendered ? 'teams.renderingEnded' : 'teams.renderingAllowed', { team }),
      });
    },
  });
  return (
    <ReasonDialog
      title={t(isRendered ? 'teams.endRenderingOf' : 'teams.allowRenderingOf', { team })}
      icon="server"
      consequences={
        isRendered
          ? [t('teams.endRenderingMeans', { team })]
          : [t('teams.allowRenderingMeans', { team }), t('teams.allowRenderingApart')]
      }
      confirm={t(isRendered ? 'teams.endRendering' : 'teams.allowRendering')}
      danger={isRendered}
      form={form}
      error={set.error}
    />
  );
}
