import { queryClient, useOperation } from '@unisite/shared/api';
import { unreadMessages } from '@unisite/shared/contract/messages';
import { useBusEvent } from '@unisite/shared/events';

/** How many messages wait, in step with what live events and other parts of the page say. */
export function useUnread(): number {
  useBusEvent('messages.unread', ({ count }) => {
    queryClient.setQueriesData({ queryKey: [unreadMessages.name] }, { count });
  });
  return useOperation(unreadMessages, {}).data?.count ?? 0;
}
