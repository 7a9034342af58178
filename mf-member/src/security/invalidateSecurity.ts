import { invalidate, queryClient } from '@unisite/shared/api';
import { type SecurityOverview, securityEvents, securityOverview } from '@unisite/shared/contract/memberSecurity';

/** Refetches the account's security overview and its list of events. */
export function invalidateSecurity(): void {
  void invalidate(securityOverview);
  void invalidate(securityEvents);
}

/** Caches the overview from the response to a change. */
export function cacheOverview(overview: SecurityOverview): void {
  queryClient.setQueriesData({ queryKey: [securityOverview.name] }, overview);
  void invalidate(securityEvents);
}
