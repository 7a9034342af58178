import type { inbox } from '@unisite/shared/contract/messages';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { dayOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Icon, Panel, Skeleton, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { RecordFoot } from '../records/RecordFoot.tsx';
import styles from './Inbox.module.css';
import { inboxPath } from './inboxPlace.ts';

interface MessageListProps {
  list: ValueOf<typeof inbox> | undefined;
  page: number;
  openId: string | null;
  /** Another page's rows, until this one's are there. */
  stale: boolean;
  onPage: (page: number) => void;
}

/** A page of the inbox, newest first; unread messages by a dot, by weight and in words. */
export function MessageList({ list, page, openId, stale, onPage }: MessageListProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = dayOf(new Date());
  return (
    <Panel flush busy={!list || stale} className={styles.list}>
      <h2 className="visually-hidden">{t('inbox.list')}</h2>
      {list ? (
        <ul className={styles.rows} data-stale={stale || undefined}>
          {list.rows.map(({ id, title, content, at, read }) => (
            <li key={id}>
              <Link
                className={styles.row}
                to={inboxPath({ page, id })}
                aria-current={id === openId || undefined}
                data-unread={read ? undefined : ''}
              >
                <span className={styles.mark}>
                  <Icon name="mail" />
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>
                    {!read && <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>}
                    {title}
                  </span>
                  <span className={`one-line ${styles.excerpt}`}>{content.replace(/\s+/g, ' ')}</span>
                </span>
                <time className={styles.time} dateTime={at}>
                  {dayOf(new Date(at)) === today ? format.time(at) : format.dayAndMonth(at)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.bones}>
          <Skeleton kind="row" count={10} />
        </div>
      )}
      {list && list.total > list.pageSize && (
        <RecordFoot page={page} pageSize={list.pageSize} total={list.total} onPage={onPage} />
      )}
    </Panel>
  );
}
