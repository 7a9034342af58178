import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { Liveness } from '../api/events.ts';

/** Whether the page is live. */
export function LiveTag({ liveness }: { liveness: Liveness }): ReactElement {
  const t = useText();
  return (
    <span className={liveness === 'live' ? 'tag tag--jade' : 'tag tag--gold'} role="status">
      {liveness === 'live' ? <span className="dot" aria-hidden /> : <Icon name="wifi-off" size={14} />}
      {t(`live.${liveness}`)}
    </span>
  );
}
