import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { mailingCalls } from './desk/mailingCalls.ts';
import { mailingProposals } from './desk/mailingProposals.ts';

/** Desk for mailings to segments of members. */
export function mailingsDesk(services: Services): Desk<'mailing'> {
  const kinds = { mailing: mailingProposals(services) };
  return {
    kinds,
    open(serve) {
      mailingCalls(serve, services, kinds);
    },
  };
}
