import { addTeamKey, pendingActs, teams } from '@unisite/shared/contract/operators';
import type { TeamView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../acts/question.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { useActProposed } from '../acts/useActProposed.ts';
import { refresh, useAction } from '../api/queries.ts';
import { MarketBoxes } from './MarketBoxes.tsx';

/** Says where a team may act by itself. It travels with a key that the team has, which stays as it is. */
export function OpenMarketsDialog({ team }: { team: TeamView }): ReactElement {
  const t = useText();
  const open = useAction(addTeamKey);
  const toldProposed = useActProposed();
  const [markets, setMarkets] = useState<readonly string[]>(team.markets);
  const key = team.keys.find(({ revokedAt }) => revokedAt === null);
  return (
    <ReasonDialog
      title={t('teams.openFor', { team: team.team })}
      icon="globe"
      words={[
        t(markets.length > 0 ? 'teams.opensMeans' : 'teams.opensNothing', { team: team.team }),
        t('rules.secondKey'),
      ]}
      confirm={t('teams.openButton')}
      busy={open.isPending}
      error={open.error}
      onConfirm={(why) =>
        key &&
        open.mutate(
          { team: team.team, publicKey: key.publicKey, markets: [...markets], why },
          {
            onSuccess: ({ state }) => {
              closeDialog();
              void refresh(teams, pendingActs);
              if (state === 'proposed') return toldProposed(t('teams.openFor', { team: team.team }));
              toastStore.show({ tone: 'won', icon: 'globe', title: t('teams.opened', { team: team.team }) });
            },
          },
        )
      }
    >
      <MarketBoxes value={markets} onChange={setMarkets} />
    </ReasonDialog>
  );
}
