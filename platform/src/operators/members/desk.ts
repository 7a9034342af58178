import type { Desk } from '../desks/index.ts';
import { labelProposals } from './labelProposals.ts';
import { memberPageCalls } from './memberPageCalls.ts';
import type { Services } from './services.ts';

/** Desk for the page of one member, across all domains. */
export function membersDesk(services: Services): Desk<'memberLabels'> {
  const kinds = { memberLabels: labelProposals(services) };
  return { kinds, open: (serve) => memberPageCalls(serve, services, kinds) };
}
