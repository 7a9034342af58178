import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { payRunCalls } from './desk/payRunCalls.ts';
import { payRunProposals } from './desk/payRunProposals.ts';

/** Desk for pay-runs that wait for operators. */
export function payRunsDesk(services: Services): Desk<'payRun'> {
  const kinds = { payRun: payRunProposals(services) };
  return {
    kinds,
    open(serve) {
      payRunCalls(serve, services, kinds);
    },
  };
}
