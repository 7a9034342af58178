import { useText } from '@unisite/shared/i18n';
import { Button, Checkbox } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { Message } from './changeMessages.ts';
import styles from './Inbox.module.css';
import type { InboxActs } from './useInboxActs.ts';

interface ListToolsProps {
  rows: readonly Message[];
  /** The selected messages. */
  ticked: readonly Message[];
  hasUnread: boolean;
  acts: InboxActs;
  onTick: (ids: readonly string[]) => void;
  onReadAll: () => void;
}

/** Actions on the selected messages, or on all. */
export function ListTools({ rows, ticked, hasUnread, acts, onTick, onReadAll }: ListToolsProps): ReactElement {
  const t = useText();
  const some = ticked.length > 0;
  const all = rows.length > 0 && ticked.length === rows.length;
  const allRead = ticked.every(({ read }) => read);
  return (
    <div className={styles.tools} data-some={some || undefined}>
      <Checkbox
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = some && !all;
        }}
        onChange={() => onTick(all ? [] : rows.map(({ id }) => id))}
      >
        {some ? t('inbox.ticked', { count: ticked.length }) : t('inbox.tickAll')}
      </Checkbox>
      {some ? (
        <div className={styles.acts}>
          <Button
            size="sm"
            variant="quiet"
            icon={allRead ? 'mail' : 'check'}
            onClick={() => acts.mark(ticked, !allRead)}
          >
            {allRead ? t('inbox.markUnread') : t('inbox.markRead')}
          </Button>
          <Button size="sm" variant="quiet" icon="trash" onClick={() => acts.remove(ticked)}>
            {t('inbox.delete')}
          </Button>
        </div>
      ) : (
        hasUnread && (
          <Button size="sm" variant="quiet" icon="check" onClick={onReadAll}>
            {t('inbox.readAll')}
          </Button>
        )
      )}
    </div>
  );
}
