import { useText } from '@unisite/shared/i18n';
import { Icon, useClock } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './PlayTime.module.css';
import type { PlayNews } from './playWatch.ts';
import { spanOfPlay, twoDigits } from './spanOfPlay.ts';

interface SessionClockProps {
  /** Start of the session, ISO. */
  since: string;
  ahead: PlayNews['ahead'];
}

/** Time played so far. Screen readers can read it to the minute and get no announcement each second. */
export function SessionClock({ since, ahead }: SessionClockProps): ReactElement {
  const t = useText();
  const played = useClock((at) => Math.floor((at + ahead - Date.parse(since)) / 1_000));
  const { hours, minutes, seconds } = spanOfPlay(played * 1_000);
  const short = `${hours}:${twoDigits(minutes)}`;
  return (
    <span className={styles.clock} role="timer" aria-label={t('time.session', { time: short })}>
      <Icon name="clock" size={16} />
      <span className={styles.word}>{t('time.word')}</span>
      <b className="num">
        {short}
        <span className="not-phone">:{twoDigits(seconds)}</span>
      </b>
    </span>
  );
}
