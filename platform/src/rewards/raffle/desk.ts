import type { Desk } from '../../operators/desks/index.ts';
import { wheelCalls } from './desk/wheelCalls.ts';
import { wheelProposals } from './desk/wheelProposals.ts';
import type { Services } from './services.ts';

/** Desk for the wheel. */
export function raffleDesk(services: Services): Desk<'wheel'> {
  const kinds = { wheel: wheelProposals(services) };
  return {
    kinds,
    open(serve) {
      wheelCalls(serve, services, kinds);
    },
  };
}
