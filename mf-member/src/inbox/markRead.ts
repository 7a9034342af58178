import { call, invalidate, queryClient } from '@unisite/shared/api';
import { inbox, readMessage, unreadMessages } from '@unisite/shared/contract/messages';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { bus } from '@unisite/shared/events';

type Inbox = ValueOf<typeof inbox>;
export type Message = Inbox['rows'][number];

/** A list with one message read or unread. */
const withRead = (list: Inbox | undefined, id: string, read: boolean): Inbox | undefined =>
  list && { ...list, rows: list.rows.map((message) => (message.id === id ? { ...message, read } : message)) };

/**
 * Marks a message as read: shown at once, in the list and wherever the number of unread ones stands; put right again
 * when it failed.
 * @throws {CallError} when it failed.
 */
export async function markRead(
  { id, read }: Message,
  send: (id: string) => Promise<unknown> = (id) => call(readMessage, { id }),
): Promise<void> {
  if (read) return;
  show(id, true, -1);
  try {
    await send(id);
  } catch (error) {
    show(id, false, 1);
    void invalidate(inbox);
    void invalidate(unreadMessages);
    throw error;
  }
}

function show(id: string, read: boolean, by: 1 | -1): void {
  queryClient.setQueriesData<Inbox>({ queryKey: [inbox.name] }, (list) => withRead(list, id, read));
  for (const [, known] of queryClient.getQueriesData<ValueOf<typeof unreadMessages>>({
    queryKey: [unreadMessages.name],
  }))
    if (known) bus.emit('messages.unread', { count: Math.max(0, known.count + by) });
}
