import { invalidate, queryClient, useOperation } from '@unisite/shared/api';
import { type Identity, identity } from '@unisite/shared/contract/identityChecks';
import { useBusEvent } from '@unisite/shared/events';

/** The member's check; refetched after a decision, or a change in another tab. */
export function useIdentity() {
  useBusEvent('identity.changed', () => void invalidate(identity));
  return useOperation(identity, {}, { staleTime: 0 });
}

/** Caches the response to a change. */
export const cacheIdentity = (value: Identity): void =>
  void queryClient.setQueriesData({ queryKey: [identity.name] }, value);
