import { invalidate, queryClient, useOperation } from '@unisite/shared/api';
import { type Application, application } from '@unisite/shared/contract/applications';
import { promotionDetail, promotions } from '@unisite/shared/contract/promotions';
import { useBusEvent } from '@unisite/shared/events';

/** How the member's application to a promotion stands; asked again when a message came, which is how it is answered. */
export function useApplication(id: string, enabled: boolean) {
  const query = useOperation(application, { id }, { enabled, staleTime: 0 });
  const isWaiting = query.data?.application?.state === 'applying';
  useBusEvent('messages.unread', () => {
    if (isWaiting) void refreshApplication();
  });
  return query;
}

/** Shows what came as the answer to a change. */
export const cacheApplication = (id: string, value: Application): void =>
  void queryClient.setQueriesData(
    { queryKey: [application.name], predicate: ({ queryKey }) => isOf(queryKey, id) },
    value,
  );

const isOf = (key: readonly unknown[], id: string): boolean =>
  key.some((part) => typeof part === 'object' && part !== null && 'id' in part && part.id === id);

/** The application, and the states that follow from it. */
export async function refreshApplication(): Promise<void> {
  await Promise.all([invalidate(application), invalidate(promotionDetail), invalidate(promotions)]);
}
