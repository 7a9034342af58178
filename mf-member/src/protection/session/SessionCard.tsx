import type { PlaySession, Protection } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Amount, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { subPagePath } from '../../centre/subPage.ts';
import { lastYearOf, useStatement } from '../../statement/statementQuery.ts';
import { useMinutesSince, usePlatformMinute } from '../platformTime.ts';
import { playClock, playTime } from '../playTime.ts';
import { CheckInterval } from './CheckInterval.tsx';
import { passedShare } from './passedShare.ts';
import styles from './Session.module.css';
import { SessionDial } from './SessionDial.tsx';

type SessionCardProps = Pick<Protection, 'session' | 'check'>;

/** The play session: duration, amounts, and the interval of reminders. */
export function SessionCard({ session, check }: SessionCardProps): ReactElement {
  const t = useText();
  return (
    <section className={`panel ${styles.card}`} aria-label={t('protection.session.title')}>
      {session ? <AtPlay session={session} check={check} /> : <NotPlaying />}
      <div className={styles.side}>
        <CheckInterval check={check} />
        <Link className="link" to={subPagePath('statement')}>
          {t('statement.link')}
        </Link>
      </div>
    </section>
  );
}

function AtPlay({ session, check }: SessionCardProps & { session: PlaySession }): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = usePlatformMinute();
  const minutes = useMinutesSince(session.since);
  const { staked, won } = session;
  const net = won - staked;
  const money = (amount: number, signed = false) => format.money(amount, { whole: true, signed });
  return (
    <>
      <SessionDial
        label={t('protection.session.played', {
          time: playTime(minutes, t),
          at: format.time(session.checkDue),
        })}
        clock={playClock(minutes)}
        note={t('protection.session.this')}
        passed={passedShare(session.checkDue, check, now)}
      />
      <dl className={styles.figures}>
        <div>
          <dt>{t('protection.session.staked')}</dt>
          <dd>
            <Amount value={money(staked)} />
          </dd>
        </div>
        <div>
          <dt>{t('protection.session.won')}</dt>
          <dd>
            <Amount value={money(won)} />
          </dd>
        </div>
        <div>
          <dt>{t('protection.session.net')}</dt>
          <dd>
            <Amount value={money(net, true)} tone={net < 0 ? 'down' : net > 0 ? 'up' : undefined} />
          </dd>
        </div>
        <LastYear />
      </dl>
    </>
  );
}

function NotPlaying(): ReactElement {
  const t = useText();
  return (
    <>
      <SessionDial
        label={t('protection.session.none')}
        clock={playClock(0)}
        note={t('protection.session.this')}
        passed={null}
      />
      <div className={styles.none}>
        <b>{t('protection.session.none')}</b>
        <p>{t('protection.session.noneText')}</p>
        <dl className={styles.figures}>
          <LastYear />
        </dl>
      </div>
    </>
  );
}

/** Net deposits of the last twelve months (RTS 1, LCCP 3.5). */
function LastYear(): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = usePlatformMinute();
  const { data, error } = useStatement();
  return (
    <div>
      <dt>{t('statement.lastYear')}</dt>
      <dd>
        {data ? (
          <Amount value={format.money(lastYearOf(data, new Date(now)).netDeposited, { whole: true })} />
        ) : error ? (
          '–'
        ) : (
          <Skeleton width={110} height={18} />
        )}
      </dd>
    </div>
  );
}
