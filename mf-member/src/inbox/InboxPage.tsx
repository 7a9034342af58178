import { invalidate, useOperation } from '@unisite/shared/api';
import { inbox } from '@unisite/shared/contract/messages';
import { useBusEvent } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { Button, EmptyState, Panel, QueryError, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import styles from './Inbox.module.css';
import { inboxPath, readInboxPlace } from './inboxPlace.ts';
import { MessageList } from './MessageList.tsx';
import { MessageView } from './MessageView.tsx';
import { type Message, markRead } from './markRead.ts';

const pageSize = 10;

/** The inbox (section 2, messageV2): what the site has written to the member; opening a message marks it as read. */
export default function InboxPage(): ReactElement {
  const t = useText();
  const { page, id } = readInboxPlace(useLocation().search);
  const list = useOperation(inbox, { page, pageSize }, { keepPrevious: true });
  const { data, error } = list;
  const unreadHere = data?.rows.filter(({ read }) => !read).length ?? 0;
  useBusEvent('messages.unread', ({ count }) => {
    // more than are known here: something new has come
    if (page === 1 && count > unreadHere) void invalidate(inbox);
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
  if (data?.total === 0) {
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
  return (
    <>
      <PageHead page="messageV2" updatedAt={list.dataUpdatedAt} />
      <div className={styles.inbox} data-open={opened ? '' : undefined}>
        <MessageList
          list={data}
          page={page}
          openId={opened?.id ?? null}
          stale={list.isPlaceholderData}
          onPage={(to) => navigate(inboxPath({ page: to, id: null }))}
        />
        <MessageView message={opened} back={inboxPath({ page, id: null })} />
      </div>
    </>
  );
}

/** A message is read once it is open, whichever way it was opened. */
function useMarkedRead(opened: Message | null): void {
  const t = useText();
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (!opened || opened.read || marked.current === opened.id) return;
    marked.current = opened.id;
    markRead(opened).catch((error: Error) =>
      toastStore.show({ tone: 'error', title: t('inbox.markFailed'), text: error.message }),
    );
  }, [opened, t]);
}
