import type { Application } from '@unisite/shared/contract/applications';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Notice, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Application.module.css';

type Sent = NonNullable<Application['application']>;

const looks: Readonly<Record<Sent['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  applying: { tone: 'gold', icon: 'clock' },
  accepted: { tone: 'jade', icon: 'check' },
  refused: { tone: 'coral', icon: 'close' },
};

/** A submitted application and its outcome. */
export function SentApplication({ sent }: { sent: Sent }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { reference, state, remarks, bet, pictures, sentAt, decidedAt, reason, given } = sent;
  const money = (amount: number) => format.money(amount, { whole: true });
  return (
    <div className="stack">
      <p className={styles.stands}>
        <Tag {...looks[state]}>{t(`application.state.${state}`)}</Tag>
        <span className="num">{reference}</span>
      </p>
      {state === 'applying' && <p className="muted">{t('application.applyingText')}</p>}
      {reason && <Notice tone="warn">{t('application.refusedFor', { reason })}</Notice>}
      <dl className={`facts ${styles.facts}`}>
        <dt>{t('application.sentAt')}</dt>
        <dd>{format.dateTime(sentAt)}</dd>
        {decidedAt && (
          <>
            <dt>{t('application.decidedAt')}</dt>
            <dd>{format.dateTime(decidedAt)}</dd>
          </>
        )}
        {bet && (
          <>
            <dt>{t('application.bet')}</dt>
            <dd>
              {bet.reference}, {bet.game}, {money(bet.staked)}
            </dd>
          </>
        )}
        {bet?.gives != null && state === 'applying' && (
          <>
            <dt>{t('application.asked')}</dt>
            <dd className={styles.gold}>{money(bet.gives)}</dd>
          </>
        )}
        {given !== null && (
          <>
            <dt>{t('application.given')}</dt>
            <dd className={styles.gold}>{money(given)}</dd>
          </>
        )}
      </dl>
      <div>
        <h3 className={styles.label}>{t('application.remarks')}</h3>
        <p className={remarks ? styles.written : 'muted'}>{remarks || t('application.noRemarks')}</p>
      </div>
      {pictures.length > 0 && (
        <div>
          <h3 className={styles.label}>{t('application.pictures')}</h3>
          <ul className={styles.pictures}>
            {pictures.map((picture, place) => (
              <li key={picture.id} className={styles.picture}>
                <img src={picture.address} alt={t('application.picture', { n: place + 1 })} loading="lazy" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
