import type { OperatorIdentityCheck } from '@unisite/shared/contract/operatorsIdentity';
import { useText } from '@unisite/shared/i18n';
import { Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Identity.module.css';

/** Events of a check, and who viewed its pictures. */
export function IdentityHistory({ check: { events, looks } }: { check: OperatorIdentityCheck }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const nameOf = (who: string) =>
    who === 'member'
      ? t('identity.whoMember')
      : who === 'platform'
        ? t('identity.whoPlatform')
        : who.slice(who.indexOf(':') + 1);
  return (
    <>
      <Panel title={t('identity.events')}>
        <ul className={styles.lines}>
          {events.map(({ id, at, who, act, reason, why }) => (
            <li key={id}>
              <span>
                {t('identity.event', { who: nameOf(who), what: t(`identity.act.${act}`) })}
                {reason && ` · ${t(`identity.why.${reason}`)}`}
              </span>
              {why && act !== 'picturesDeleted' && act !== 'contradicted' && <span className="muted">{why}</span>}
              <time className="muted" dateTime={at}>
                {figures.when(at)}
              </time>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('identity.looks')}>
        {looks.length === 0 ? (
          <p className="muted">{t('identity.noLooks')}</p>
        ) : (
          <ul className={styles.lines}>
            {looks.map(({ at, by, kind, why }) => (
              <li key={`${at} ${by} ${kind}`}>
                <span>{t('identity.lookLine', { who: by, picture: t(`identity.picture.${kind}`), why })}</span>
                <time className="muted" dateTime={at}>
                  {figures.when(at)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
