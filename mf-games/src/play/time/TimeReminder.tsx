import { useAction } from '@unisite/shared/api';
import { logout } from '@unisite/shared/contract/access';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { answerCheck, type PlaySession } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { endSession, sessionState } from '@unisite/shared/session';
import { Amount, Button, Dialog, Notice, useUid } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import styles from './PlayTime.module.css';
import { spanOfPlay, twoDigits } from './spanOfPlay.ts';

interface TimeReminderProps {
  session: PlaySession;
  /** Platform time of the figures, milliseconds since 1970. */
  at: number;
  /** Minutes until the next reminder; undefined: unknown. */
  interval: number | undefined;
  onAnswered: (answer: ValueOf<typeof answerCheck>) => void;
}

/** Stops the game until the member answers: time played and its result. */
export function TimeReminder({ session, at, interval, onAnswered }: TimeReminderProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const heading = useRef<HTMLSpanElement>(null);
  const saidId = useUid();
  const answer = useAction(answerCheck);
  const leave = useSignOut();
  const { hours, minutes } = spanOfPlay(at - Date.parse(session.since));
  const time = hours === 0 ? t('time.minutes', { minutes }) : t('time.both', { hours, minutes: twoDigits(minutes) });
  const net = session.won - session.staked;
  const money = (amount: number) => format.money(amount, { whole: true });
  return (
    <Dialog
      open
      className={styles.reminder}
      icon="clock"
      dismissible={false}
      initialFocus={heading}
      describedBy={saidId}
      onClose={() => {}}
      title={
        <span ref={heading} tabIndex={-1} className={styles.heading}>
          {t('time.played', { time: hours > 0 && minutes === 0 ? t('time.hours', { count: hours }) : time })}
        </span>
      }
    >
      <p id={saidId} className="soft">
        {t('time.paused', { from: format.time(session.since), to: format.time(new Date(at)) })}
      </p>
      <dl className={styles.sums}>
        <Sum name={t('time.time')}>{time}</Sum>
        <Sum name={t('time.staked')}>
          <Amount value={money(session.staked)} />
        </Sum>
        <Sum name={t('time.won')}>
          <Amount value={money(session.won)} />
        </Sum>
        <Sum name={t('time.net')}>
          <Amount
            value={format.money(net, { whole: true, signed: true })}
            tone={net < 0 ? 'down' : net > 0 ? 'up' : undefined}
          />
        </Sum>
      </dl>
      {(answer.isError || leave.isError) && <Notice tone="error">{t('time.failed')}</Notice>}
      <div className={styles.acts}>
        <Button size="lg" busy={leave.isPending} onClick={leave.signOut}>
          {t('time.signOut')}
        </Button>
        <Button icon="history" href="/member?page=personalHistoryCopy">
          {t('time.history')}
        </Button>
        <Button variant="outline" busy={answer.isPending} onClick={() => answer.mutate({}, { onSuccess: onAnswered })}>
          {interval === undefined ? t('time.goOn') : t('time.goOnFor', { interval })}
        </Button>
      </div>
    </Dialog>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Signs the member out without a confirmation. */
function useSignOut(): { signOut: () => void; isPending: boolean; isError: boolean } {
  const { mutate, isPending, isError } = useAction(logout);
  const left = () => {
    // leave first: a guarded page would ask the member to sign in again
    navigate('/');
    endSession('signedOut');
  };
  const signOut = () =>
    mutate(
      {},
      {
        onSuccess: left,
        onError: () => {
          if (sessionState().status === 'out') left(); // the session may have ended already
        },
      },
    );
  return { signOut, isPending, isError };
}
