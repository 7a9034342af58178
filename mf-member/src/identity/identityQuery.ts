import { invalidate, queryClient, useOperation } from '@unisite/shared/api';
import { type Identity, identity } from '@unisite/shared/contract/identityChecks';
import { useBusEvent } from '@unisite/shared/events';

/** How the member's check stands; asked again when it was decided, or changed in another tab. */
export function useIdentity() {
  useBusEvent('identity.changed', () => void invalidate(identity));
  return useOperation(identity, {}, { staleTime: 0 });
}

/** Shows what came as the answer to a change. */
export const cacheIdentity = (value: Identity): void =>
  void queryClient.setQueriesData({ queryKey: [identity.name] }, value);
