import { useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../Acts.module.css';

interface SettingsConflictNoticeProps {
  /** The current settings; null until they are loaded. */
  now: string | null;
  onLook: () => void;
}

/** Somebody was faster: nothing was changed; shows the current settings, and lets the operator continue. */
export function SettingsConflictNotice({ now, onLook }: SettingsConflictNoticeProps): ReactElement {
  const t = useText();
  return (
    <Notice tone="error">
      <div className={styles.changed}>
        <strong>{t('changed.title')}</strong>
        {now !== null && <p>{t('changed.now', { state: now })}</p>}
        <p>{t('changed.kept')}</p>
        <Button size="sm" icon="eye" busy={now === null} onClick={onLook}>
          {t('changed.look')}
        </Button>
      </div>
    </Notice>
  );
}
