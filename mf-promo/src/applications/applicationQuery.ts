import { invalidate, queryClient, useOperation } from '@unisite/shared/api';
import { type Application, application } from '@unisite/shared/contract/applications';
import { promotionDetail, promotions } from '@unisite/shared/contract/promotions';
import { useBusEvent } from '@unisite/shared/events';

/** The member's application to a promotion; refetched after a new message, which announces a decision. */
export function useApplication(id: string, enabled: boolean) {
  const query = useOperation(application, { id }, { enabled, staleTime: 0 });
  const isWaiting = query.data?.application?.state === 'applying';
  useBusEvent('messages.unread', () => {
    if (isWaiting) void refreshApplication();
  });
  return query;
}

/** Caches the response to a change. */
export const cacheApplication = (id: string, value: Application): void =>
  void queryClient.setQueriesData(
    { queryKey: [application.name], predicate: ({ queryKey }) => isOf(queryKey, id) },
    value,
  );

const isOf = (key: readonly unknown[], id: string): boolean =>
  key.some((part) => typeof part === 'object' && part !== null && 'id' in part && part.id === id);

/** Refetches the application and the states that depend on it. */
export async function refreshApplication(): Promise<void> {
  await Promise.all([invalidate(application), invalidate(promotionDetail), invalidate(promotions)]);
}
