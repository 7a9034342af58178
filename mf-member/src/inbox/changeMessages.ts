import { call, invalidate, queryClient } from '@unisite/shared/api';
import { changeMessages, inbox, readAllMessages, unreadMessages } from '@unisite/shared/contract/messages';
import type { RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import { bus } from '@unisite/shared/events';

export type Inbox = ValueOf<typeof inbox>;
export type Message = Inbox['rows'][number];
type Change = RequestOf<typeof changeMessages>;
type Send = (change: Change) => Promise<{ unread: number }>;

const send: Send = (change) => call(changeMessages, change);

/**
 * Marks messages as read or unread: optimistic in the list and in every count, reverted on failure.
 * @throws {CallError} on failure.
 */
export async function markMessages(messages: readonly Message[], read: boolean, by: Send = send): Promise<void> {
  const changed = messages.filter((message) => message.read !== read);
  if (changed.length === 0) return;
  show(changed, read);
  try {
    await by({ ids: changed.map(({ id }) => id), to: read ? 'read' : 'unread' });
  } catch (error) {
    show(changed, !read);
    void invalidate(inbox);
    void invalidate(unreadMessages);
    throw error;
  }
}

/**
 * Deletes or restores messages; resolves when the list shows it.
 * @throws {CallError} on failure.
 */
export async function moveMessages(ids: readonly string[], to: 'deleted' | 'restored', by: Send = send): Promise<void> {
  notifyUnread((await by({ ids: [...ids], to })).unread);
  await invalidate(inbox);
}

/**
 * Marks all messages of the list as read.
 * @throws {CallError} on failure.
 */
export async function readAll(request: RequestOf<typeof readAllMessages>): Promise<void> {
  notifyUnread((await call(readAllMessages, request)).unread);
  await invalidate(inbox);
}

const notifyUnread = (count: number): void => bus.emit('messages.unread', { count });

function show(changed: readonly Message[], read: boolean): void {
  const ids = new Set(changed.map(({ id }) => id));
  const by = read ? -1 : 1;
  queryClient.setQueriesData<Inbox>(
    { queryKey: [inbox.name] },
    (list) =>
      list && {
        ...list,
        rows: list.rows.map((message) => (ids.has(message.id) ? { ...message, read } : message)),
        categories: list.categories.map((count) => ({
          ...count,
          unread: Math.max(0, count.unread + by * changed.filter(({ category }) => category === count.category).length),
        })),
      },
  );
  for (const [, known] of queryClient.getQueriesData<ValueOf<typeof unreadMessages>>({
    queryKey: [unreadMessages.name],
  }))
    if (known) notifyUnread(Math.max(0, known.count + by * changed.length));
}
