import { dayOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Icon, Panel, Skeleton, VisuallyHidden } from '@unisite/shared/ui';
import type { KeyboardEvent, ReactElement } from 'react';
import { RecordFoot } from '../records/RecordFoot.tsx';
import { categoryIcons } from './categoryIcons.ts';
import type { Inbox, Message } from './changeMessages.ts';
import styles from './Inbox.module.css';
import { type InboxPlace, inboxPath } from './inboxPlace.ts';
import type { InboxActs } from './useInboxActs.ts';

interface MessageListProps {
  list: Inbox | undefined;
  place: InboxPlace;
  /** The previous page's rows, until this one's arrive. */
  stale: boolean;
  ticked: readonly string[];
  acts: InboxActs;
  tools: ReactElement;
  onTick: (ids: readonly string[]) => void;
  onPage: (page: number) => void;
}

/**
 * A page of the inbox, newest first; unread ones have a dot, bold type and a text. Up and down move, Enter opens, Space
 * selects, Delete deletes, U toggles read.
 */
export function MessageList(props: MessageListProps): ReactElement {
  const { list, place, stale, ticked, acts, tools, onTick, onPage } = props;
  const t = useText();
  const tick = (id: string) => onTick(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);

  const press = (event: KeyboardEvent<HTMLElement>, message: Message) => {
    if (event.altKey || event.ctrlKey || event.metaKey || stale) return;
    const { key, currentTarget: row } = event;
    if (key === 'ArrowDown') focusLink(row.nextElementSibling);
    else if (key === 'ArrowUp') focusLink(row.previousElementSibling);
    else if (key === 'Delete') {
      focusLink(row.nextElementSibling ?? row.previousElementSibling);
      acts.remove([message]);
    } else if (key.toLowerCase() === 'u') acts.mark([message], !message.read);
    else if (key === ' ' && event.target instanceof HTMLAnchorElement) tick(message.id);
    else return;
    event.preventDefault();
  };

  return (
    <Panel flush busy={!list || stale} className={styles.list}>
      <h2 className="visually-hidden">{t('inbox.list')}</h2>
      {list ? (
        <>
          {tools}
          <ul className={styles.rows} data-stale={stale || undefined}>
            {list.rows.map((message) => (
              <li
                key={message.id}
                className={styles.row}
                data-unread={message.read ? undefined : ''}
                data-open={message.id === place.id || undefined}
                data-leaving={acts.leaving.has(message.id) || undefined}
                onKeyDown={(event) => press(event, message)}
              >
                <label className={`check ${styles.tick}`}>
                  <VisuallyHidden>{t('inbox.tick', { title: message.title })}</VisuallyHidden>
                  <input type="checkbox" checked={ticked.includes(message.id)} onChange={() => tick(message.id)} />
                </label>
                <Row message={message} place={place} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className={styles.bones}>
          <Skeleton kind="row" count={10} />
        </div>
      )}
      {list && list.total > list.pageSize && (
        <RecordFoot page={place.page} pageSize={list.pageSize} total={list.total} onPage={onPage} />
      )}
    </Panel>
  );
}

function Row({ message, place }: { message: Message; place: InboxPlace }): ReactElement {
  const { id, category, title, content, at, read } = message;
  const t = useText();
  const format = useFormat();
  const day = dayOf(new Date(at));
  return (
    <Link className={styles.link} to={inboxPath({ ...place, id })} aria-current={id === place.id || undefined}>
      <span className={styles.mark}>
        <Icon name={categoryIcons[category]} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {!read && <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>}
          {title}
        </span>
        <span className={`one-line ${styles.excerpt}`}>{content.replace(/\s+/g, ' ')}</span>
      </span>
      <time className={styles.time} dateTime={at}>
        {day === dayOf(new Date()) ? format.time(at) : format.dayAndMonth(at)}
      </time>
    </Link>
  );
}

const focusLink = (row: Element | null): void => row?.querySelector('a')?.focus();
