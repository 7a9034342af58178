import { queryClient, useOperation } from '@unisite/shared/api';
import { unreadMessages } from '@unisite/shared/contract/messages';
import { useBusEvent } from '@unisite/shared/events';
import { useMemberArea } from './memberArea.ts';

/** How many messages the member has not read; 0 where there is no inbox to read them in. */
export function useUnread(): number {
  const { available } = useMemberArea();
  return useOperation(unreadMessages, {}, { enabled: available }).data?.count ?? 0;
}

/** Keeps the number in step with what remotes and live events say. */
export function useLiveUnread(): void {
  useBusEvent('messages.unread', ({ count }) => {
    queryClient.setQueriesData({ queryKey: [unreadMessages.name] }, { count });
  });
}
