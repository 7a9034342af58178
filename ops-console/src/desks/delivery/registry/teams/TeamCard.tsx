import type { TeamView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { IconButton, Panel, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import cards from '../../../../frame/cards/Cards.module.css';
import { EnabledTag } from '../../../../frame/cards/EnabledTag.tsx';
import { useActorName } from '../../../../frame/words/useActorName.ts';
import { useCopy } from '../../../../frame/words/useCopy.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Teams.module.css';

/** A team: remotes, open markets, server rendering, keys. */
export function TeamCard({ team }: { team: TeamView }): ReactElement {
  const t = useText();
  const { nameOf } = useMarkets();
  return (
    <Panel
      title={team.team}
      end={
        <div className="row">
          <DialogButton
            size="sm"
            variant="outline"
            icon="globe"
            request={{ kind: 'openMarkets', team }}
            disabled={!team.keys.some(({ revokedAt }) => revokedAt === null)}
          >
            {t('teams.open')}
          </DialogButton>
          <DialogButton size="sm" variant="outline" icon="plus" request={{ kind: 'addKey', team }}>
            {t('teams.addKey')}
          </DialogButton>
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
          <div>
            <dt>{t('teams.rendering')}</dt>
            <dd className="row">
              {t(!team.isRendered ? 'teams.notRendered' : team.isHouse ? 'teams.renderedHouse' : 'teams.rendered')}
              <DialogButton size="sm" variant="outline" icon="server" request={{ kind: 'rendering', team }}>
                {t(team.isRendered ? 'teams.endRendering' : 'teams.allowRendering')}
              </DialogButton>
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
  const figures = useNumberFormat();
  const who = useActorName();
  const copy = useCopy();
  const { key, publicKey, addedAt, addedBy, revokedAt } = view;
  return (
    <li className={cards.box} data-revoked={revokedAt !== null}>
      <div>
        <span className="code">{key}</span>{' '}
        <EnabledTag on={revokedAt === null}>
          {revokedAt === null ? t('teams.valid') : t('teams.revoked', { at: figures.when(revokedAt) })}
        </EnabledTag>
        <p className="muted">{t('teams.added', { at: figures.when(addedAt), who: who(addedBy) })}</p>
      </div>
      <div className="row row--tight">
        <IconButton size="sm" icon="copy" label={t('teams.copyKey', { key })} onClick={() => void copy(publicKey)} />
        {revokedAt === null && (
          <DialogButton size="sm" variant="outline" request={{ kind: 'revokeKey', team, keyId: key }}>
            {t('teams.revoke')}
          </DialogButton>
        )}
      </div>
    </li>
  );
}
