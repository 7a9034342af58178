import { useText } from '@unisite/shared/i18n';
import { classNames, IconButton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { SlowLaunch, type SlowLaunchProps } from './SlowLaunch.tsx';
import styles from './SlowNotice.module.css';

/**
 * At the foot of a frame that shows something, but not that the game is there: a vendor's server that is down shows a
 * page as well. It can be put away, for a vendor whose games do not say when they are ready.
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
