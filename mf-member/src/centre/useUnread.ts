import { queryClient, useOperation } from '@unisite/shared/api';
import { unreadMessages } from '@unisite/shared/contract/messages';
import { useBusEvent } from '@unisite/shared/events';

/** Number of unread messages, updated from live and bus events. */
export function useUnread(): number {
  useBusEvent('messages.unread', ({ count }) => {
    queryClient.setQueriesData({ queryKey: [unreadMessages.name] }, { count });
  });
  return useOperation(unreadMessages, {}).data?.count ?? 0;
}
