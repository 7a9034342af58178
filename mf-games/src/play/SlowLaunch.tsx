import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './SlowLaunch.module.css';
import type { Lobby } from './useLobby.ts';

export interface SlowLaunchProps {
  /** It takes too long. */
  late: boolean;
  lobby: Lobby;
  onRetry: () => void;
}

/** Says that a game takes long, and offers to open it again or to leave. */
export function SlowLaunch({ late, lobby, onRetry }: SlowLaunchProps): ReactElement {
  const t = useText();
  return (
    <div className={styles.slow} role="status">
      {late && (
        <>
          <p>{t('play.slow')}</p>
          <div className={styles.ways}>
            <Button size="sm" icon="refresh" onClick={onRetry}>
              {t('play.again')}
            </Button>
            <Button size="sm" variant="outline" href={lobby.href} onClick={lobby.onClick}>
              {lobby.label}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
