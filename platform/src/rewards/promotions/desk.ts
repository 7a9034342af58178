import type { Desk } from '../../operators/desks/index.ts';
import { applicationDeskCalls } from './desk/applicationDeskCalls.ts';
import { applicationProposals } from './desk/applicationProposals.ts';
import { promotionCalls } from './desk/promotionCalls.ts';
import { promotionProposals } from './desk/promotionProposals.ts';
import type { Services } from './services.ts';

/** Desk for promotions and members' applications. */
export function promotionsDesk(services: Services): Desk<'promotion' | 'application'> {
  const kinds = { promotion: promotionProposals(services), application: applicationProposals(services) };
  return {
    kinds,
    open(serve) {
      promotionCalls(serve, services, kinds);
      applicationDeskCalls(serve, services, kinds);
    },
  };
}
