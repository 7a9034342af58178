import type { TeamView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { IconButton, Panel, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { AskButton } from '../acts/AskButton.tsx';
import cards from '../cards/Cards.module.css';
import { OnTag } from '../cards/OnTag.tsx';
import { useCopy } from '../words/useCopy.ts';
import { useFigures } from '../words/useFigures.ts';
import { useMarkets } from '../words/useMarkets.ts';
import { useWho } from '../words/useWho.ts';
import styles from './Teams.module.css';

/** A team: its remotes, the markets that are open to it, its keys. */
export function TeamCard({ team }: { team: TeamView }): ReactElement {
  const t = useText();
  const { nameOf } = useMarkets();
  return (
    <Panel
      title={team.team}
      end={
        <div className="row">
          <AskButton
            size="sm"
            variant="outline"
            icon="globe"
            question={{ kind: 'openMarkets', team }}
            disabled={!team.keys.some(({ revokedAt }) => revokedAt === null)}
          >
            {t('teams.open')}
          </AskButton>
          <AskButton size="sm" variant="outline" icon="plus" question={{ kind: 'addKey', team }}>
            {t('teams.addKey')}
          </AskButton>
        </div>
      }
    >
      <div className={cards.card}>
        <dl className={cards.facts}>
          <div>
            <dt>{t('teams.remotes')}</dt>
            <dd>{team.remotes.length > 0 ? team.remotes.join(', ') : t('teams.noRemotes')}</dd>
          </div>
          <div>
            <dt>{t('teams.markets')}</dt>
            <dd className="row">
              {team.markets.length > 0
                ? team.markets.map((code) => (
                    <Tag key={code} tone="sky" icon="globe">
                      {nameOf(code)}
                    </Tag>
                  ))
                : t('teams.noMarkets')}
            </dd>
          </div>
        </dl>
        <ul className={styles.keys} aria-label={t('teams.keysOf', { team: team.team })}>
          {team.keys.map((key) => (
            <Key key={key.key} team={team.team} view={key} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function Key({ team, view }: { team: string; view: TeamView['keys'][number] }): ReactElement {
  const t = useText();
  const figures = useFigures();
  const who = useWho();
  const copy = useCopy();
  const { key, publicKey, addedAt, addedBy, revokedAt } = view;
  return (
    <li className={cards.box} data-revoked={revokedAt !== null}>
      <div>
        <span className="code">{key}</span>{' '}
        <OnTag on={revokedAt === null}>
          {revokedAt === null ? t('teams.valid') : t('teams.revoked', { at: figures.when(revokedAt) })}
        </OnTag>
        <p className="muted">{t('teams.added', { at: figures.when(addedAt), who: who(addedBy) })}</p>
      </div>
      <div className="row row--tight">
        <IconButton size="sm" icon="copy" label={t('teams.copyKey', { key })} onClick={() => void copy(publicKey)} />
        {revokedAt === null && (
          <AskButton size="sm" variant="outline" question={{ kind: 'revokeKey', team, key }}>
            {t('teams.revoke')}
          </AskButton>
        )}
      </div>
    </li>
  );
}
