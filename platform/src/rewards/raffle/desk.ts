import type { Desk } from '../../operators/desks/index.ts';
import { wheelCalls } from './desk/wheelCalls.ts';
import { wheelProposals } from './desk/wheelProposals.ts';
import type { Services } from './services.ts';

/** What operators put on the wheel. */
export function raffleDesk(services: Services): Desk<'wheel'> {
  const kinds = { wheel: wheelProposals(services) };
  return {
    kinds,
    open(serve) {
      wheelCalls(serve, services, kinds);
    },
  };
}
