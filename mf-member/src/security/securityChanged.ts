import { invalidate, queryClient } from '@unisite/shared/api';
import { type SecurityOverview, securityEvents, securityOverview } from '@unisite/shared/contract/memberSecurity';

/** What has changed about the account's safety is asked for again, on the page and in its list of events. */
export function securityChanged(): void {
  void invalidate(securityOverview);
  void invalidate(securityEvents);
}

/** Shows an overview that came as the answer to a change. */
export function keepOverview(overview: SecurityOverview): void {
  queryClient.setQueriesData({ queryKey: [securityOverview.name] }, overview);
  void invalidate(securityEvents);
}
