import { pendingActs } from '@unisite/shared/contract/operators';
import { addTeamKey, teams } from '@unisite/shared/contract/operatorsTeams';
import type { TeamView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { MarketBoxes } from './MarketBoxes.tsx';

/** Sets the markets where a team may act alone. It is sent with an existing key of the team, which stays unchanged. */
export function OpenMarketsDialog({ team }: { team: TeamView }): ReactElement {
  const t = useText();
  const open = useSending(addTeamKey);
  const notifyProposed = useNotifyProposed();
  const key = team.keys.find(({ revokedAt }) => revokedAt === null);
  const form = useReasonForm<{ markets: readonly string[] }>({
    values: { markets: team.markets },
    submit: async ({ markets, why }) => {
      if (!key) return;
      const { state } = await open.send({ team: team.team, publicKey: key.publicKey, markets: [...markets], why });
      closeDialog();
      void refresh(teams, pendingActs);
      if (state === 'proposed') return notifyProposed(t('teams.openFor', { team: team.team }));
      toastStore.show({ tone: 'won', icon: 'globe', title: t('teams.opened', { team: team.team }) });
    },
  });
  const { markets } = form.values;
  return (
    <ReasonDialog
      title={t('teams.openFor', { team: team.team })}
      icon="globe"
      consequences={[
        t(markets.length > 0 ? 'teams.opensMeans' : 'teams.opensNothing', { team: team.team }),
        t('rules.secondKey'),
      ]}
      confirm={t('teams.openButton')}
      form={form}
      error={open.error}
    >
      <MarketBoxes value={markets} onChange={(chosen) => form.change('markets', chosen)} />
    </ReasonDialog>
  );
}
