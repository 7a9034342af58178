import type { AuditEntry, PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../../../../acts/Acts.module.css';
import { ChangeLine } from '../../../../acts/audit/ChangeLine.tsx';
import { usePlacementText } from '../../../../acts/audit/usePlacementText.ts';

interface ConflictNoticeProps {
  since: readonly AuditEntry[];
  /** The current placement, once it is loaded. */
  current: PlacementView | null;
  onLook: () => void;
}

/** Others were faster: shows their changes and the current state, and lets the operator continue. */
export function ConflictNotice({ since, current, onLook }: ConflictNoticeProps): ReactElement {
  const t = useText();
  const placementText = usePlacementText();
  return (
    <Notice tone="error">
      <div className={styles.changed}>
        <strong>{t('changed.title')}</strong>
        <ul>
          {since.map((entry) => (
            <li key={entry.id}>
              <ChangeLine entry={entry} />
            </li>
          ))}
        </ul>
        {current && <p>{t('changed.now', { state: placementText(current) })}</p>}
        <p>{t('changed.kept')}</p>
        <Button size="sm" icon="eye" busy={!current} onClick={onLook}>
          {t('changed.look')}
        </Button>
      </div>
    </Notice>
  );
}
