import type { Announcement } from '@unisite/shared/contract/messages';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Icon } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { isRotating, nextIndex, useHasAttention, useReducedMotion, useRotation } from '../hero/rotation.ts';
import { noticePath, paragraphsOf } from './noticePath.ts';
import styles from './Strip.module.css';

const every = 6_000;

/** Announcements on one line, in turn; paused while read, when stopped, and with reduced motion. */
export function Strip({ notices }: { notices: readonly Announcement[] }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const calm = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const { attended, handlers } = useHasAttention();
  const running = isRotating(notices.length, { stopped, attended, calm });
  useRotation(running, every, () => setIndex((now) => nextIndex(now, 1, notices.length)));

  const notice = notices[index] ?? notices[0];
  if (!notice) return null;
  return (
    <section className={styles.strip} aria-label={t('strip.label')} {...handlers}>
      <Icon name="announce" />
      <p className={styles.line} aria-live={running ? 'off' : 'polite'}>
        <Link key={notice.id} className={`one-line ${styles.text}`} to={noticePath({ id: notice.id })}>
          {paragraphsOf(notice.content)[0] ?? notice.title}
        </Link>
        <time className="muted" dateTime={notice.time}>
          {format.dayAndMonth(notice.time)}
        </time>
      </p>
      {notices.length > 1 && (
        <button
          type="button"
          className={styles.stop}
          aria-label={t(calm ? 'strip.next' : stopped ? 'strip.play' : 'strip.pause')}
          onClick={() => (calm ? setIndex(nextIndex(index, 1, notices.length)) : setStopped(!stopped))}
        >
          <Icon name={calm ? 'right' : stopped ? 'play' : 'pause'} size={14} />
        </button>
      )}
      <Link className={`link ${styles.all}`} to={noticePath({})}>
        {t('strip.all')}
      </Link>
    </section>
  );
}
