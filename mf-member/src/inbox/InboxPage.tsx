import { invalidate, useOperation } from '@unisite/shared/api';
import { inbox, type MessageCategory } from '@unisite/shared/contract/messages';
import { useBusEvent } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { Button, ConfirmDialog, EmptyState, Panel, QueryError, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { type Message, markMessages, readAll } from './changeMessages.ts';
import styles from './Inbox.module.css';
import { type InboxPlace, inboxPath, readInboxPlace } from './inboxPlace.ts';
import { ListTools } from './ListTools.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageView } from './MessageView.tsx';
import { useInboxActs } from './useInboxActs.ts';

const pageSize = 10;

/** The inbox (section 2, messageV2): messages from the site; opening one marks it as read. */
export default function InboxPage(): ReactElement {
  const t = useText();
  const place = readInboxPlace(useLocation().search);
  const { category, page, id } = place;
  const list = useOperation(inbox, { page, pageSize, ...(category && { category }) }, { keepPrevious: true });
  const { data, error } = list;
  const [tickedIds, setTicked] = useState<readonly string[]>([]);
  const go = (to: Partial<InboxPlace>) => {
    setTicked([]);
    navigate(inboxPath({ ...place, id: null, ...to }));
  };
  const acts = useInboxActs((gone) => {
    setTicked((ids) => ids.filter((one) => !gone.includes(one)));
    // the page's last message is gone
    const left = data?.rows.some((row) => !gone.includes(row.id));
    if (!left && page > 1) go({ page: page - 1 });
    else if (id !== null && gone.includes(id)) navigate(inboxPath({ ...place, id: null }), { replace: true });
  });

  const unread = data?.categories.reduce((sum, count) => sum + count.unread, 0) ?? 0;
  const all = data?.categories.reduce((sum, count) => sum + count.total, 0) ?? 0;
  useBusEvent('messages.unread', ({ count }) => {
    // the count exceeds what is loaded: a new message has arrived
    if (count > unread) void invalidate(inbox);
  });
  const opened = data?.rows.find((message) => message.id === id) ?? null;
  useMarkedRead(opened);

  if (error && !data) {
    return (
      <>
        <PageHead page="messageV2" />
        <Panel>
          <QueryError title={t('inbox.failed')} query={list} />
        </Panel>
      </>
    );
  }
  if (data && all === 0) return <NoMessages />;
  const rows = data?.rows ?? [];
  const ticked = rows.filter((row) => tickedIds.includes(row.id));
  const at = rows.findIndex((row) => row.id === opened?.id);
  const neighbour = (by: 1 | -1) => (at < 0 ? undefined : rows[at + by]?.id);
  const readAllKnown = (newest: string) =>
    readAll({ newest, ...(category && { category }) }).catch((error: Error) =>
      toastStore.show({ tone: 'error', title: t('inbox.markFailed'), text: error.message }),
    );
  return (
    <>
      <PageHead page="messageV2" note={data && t('inbox.summary', { count: unread, total: all })} />
      <div className={styles.categories} data-open={opened ? '' : undefined}>
        <CategoryChips
          counts={data?.categories ?? []}
          value={category}
          onChange={(to) => go({ category: to, page: 1 })}
        />
      </div>
      {data?.total === 0 ? (
        <Panel>
          <NoneOfCategory onAll={() => go({ category: null, page: 1 })} />
        </Panel>
      ) : (
        <div className={styles.inbox} data-open={opened ? '' : undefined}>
          <MessageList
            list={data}
            place={place}
            stale={list.isPlaceholderData}
            ticked={ticked.map((row) => row.id)}
            acts={acts}
            onTick={setTicked}
            onPage={(to) => go({ page: to })}
            tools={
              <ListTools
                rows={rows}
                ticked={ticked}
                hasUnread={hasUnread(data, category)}
                acts={acts}
                onTick={setTicked}
                onReadAll={() => data?.newest && void readAllKnown(data.newest)}
              />
            }
          />
          <MessageView
            message={opened}
            acts={acts}
            back={inboxPath({ ...place, id: null })}
            pathOf={(to) => (to === undefined ? null : inboxPath({ ...place, id: to }))}
            newer={neighbour(-1)}
            older={neighbour(1)}
          />
        </div>
      )}
      <ConfirmDialog
        open={acts.asked !== null}
        icon="trash"
        title={t('inbox.deleteTitle', { count: acts.asked?.length ?? 0 })}
        text={t('inbox.deleteText')}
        confirm={t('inbox.delete')}
        cancel={t('inbox.keep')}
        onConfirm={() => acts.confirm(true)}
        onClose={() => acts.confirm(false)}
      />
    </>
  );
}

const hasUnread = (
  data: { categories: readonly { category: MessageCategory; unread: number }[] } | undefined,
  of: MessageCategory | null,
): boolean => data?.categories.some(({ category, unread }) => unread > 0 && (of === null || category === of)) ?? false;

function NoMessages(): ReactElement {
  const t = useText();
  return (
    <>
      <PageHead page="messageV2" />
      <Panel>
        <EmptyState
          picture="mail"
          title={t('inbox.empty')}
          text={t('inbox.emptyText')}
          action={
            <Button variant="primary" href="/promotions">
              {t('inbox.promotions')}
            </Button>
          }
        />
      </Panel>
    </>
  );
}

function NoneOfCategory({ onAll }: { onAll: () => void }): ReactElement {
  const t = useText();
  return (
    <EmptyState
      picture="mail"
      title={t('inbox.none')}
      text={t('inbox.noneText')}
      action={
        <Button variant="outline" onClick={onAll}>
          {t('inbox.showAll')}
        </Button>
      }
    />
  );
}

/** How long a message must be open to count as read, milliseconds: passing by is not reading. */
const READ_AFTER_MS = 1000;

/** Marks a message as read after a second, however it was opened; one marked unread stays so. */
function useMarkedRead(opened: Message | null): void {
  const t = useText();
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (opened?.id !== marked.current) marked.current = null;
    if (!opened || opened.read || marked.current === opened.id) return;
    const timer = setTimeout(() => {
      marked.current = opened.id;
      markMessages([opened], true).catch((error: Error) =>
        toastStore.show({ tone: 'error', title: t('inbox.markFailed'), text: error.message }),
      );
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [opened, t]);
}
