import { useText } from '@unisite/shared/i18n';
import { classNames, IconButton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { SlowLaunch, type SlowLaunchProps } from './SlowLaunch.tsx';
import styles from './SlowNotice.module.css';

/**
 * Below a frame that has loaded something, but not reported the game as ready: a vendor's error page loads too.
 * Dismissible, for vendors whose games never report it.
 */
export function SlowNotice(props: SlowLaunchProps): ReactElement {
  const t = useText();
  const [away, putAway] = useState(false);
  const late = props.late && !away;
  return (
    <div className={classNames(styles.notice, late && styles.shown)}>
      <SlowLaunch {...props} late={late} />
      {late && <IconButton size="sm" icon="close" label={t('play.slowAway')} onClick={() => putAway(true)} />}
    </div>
  );
}
