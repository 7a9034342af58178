import { queryClient, useOperation } from '@unisite/shared/api';
import { unreadMessages } from '@unisite/shared/contract/messages';
import { useBusEvent } from '@unisite/shared/events';
import { useMemberArea } from './memberArea.ts';

/** Number of unread messages; 0 where the market has no inbox. */
export function useUnread(): number {
  const { available } = useMemberArea();
  return useOperation(unreadMessages, {}, { enabled: available }).data?.count ?? 0;
}

/** Updates the number from bus and live events. */
export function useLiveUnread(): void {
  useBusEvent('messages.unread', ({ count }) => {
    queryClient.setQueriesData({ queryKey: [unreadMessages.name] }, { count });
  });
}
