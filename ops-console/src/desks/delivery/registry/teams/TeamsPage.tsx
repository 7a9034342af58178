import { teams } from '@unisite/shared/contract/operatorsTeams';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import cards from '../../../../frame/cards/Cards.module.css';
import { useTitle } from '../../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { TeamCard } from './TeamCard.tsx';

/** Teams that may publish, their keys, and their markets. */
export function TeamsPage(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(teams, {});
  useTitle(t('nav.teams'));
  return (
    <>
      <div className={cards.head}>
        <div>
          <h1>{t('teams.title')}</h1>
          <p className="muted">{t('teams.intro')}</p>
        </div>
        <DialogButton variant="primary" icon="key" request={{ kind: 'addKey', team: null }}>
          {t('teams.register')}
        </DialogButton>
      </div>
      {!data?.teams.length && <h2 className="visually-hidden">{t('teams.list')}</h2>}
      {error && !data ? (
        <ErrorState
          title={t('teams.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <div className={cards.cards} aria-busy>
          <Skeleton kind="block" height={220} count={2} />
        </div>
      ) : data.teams.length === 0 ? (
        <EmptyState title={t('teams.none')} text={t('teams.noneText')} />
      ) : (
        <div className={cards.cards}>
          {data.teams.map((team) => (
            <TeamCard key={team.team} team={team} />
          ))}
        </div>
      )}
    </>
  );
}
