import type { Desk } from '../../operators/desks/index.ts';
import { exclusionProposals } from './desk/exclusionProposals.ts';
import { playLimitProposals } from './desk/playLimitProposals.ts';
import { protectionCalls } from './desk/protectionCalls.ts';
import type { Services } from './services.ts';

/** Limits and breaks that operators impose or lift. */
export function protectionDesk(services: Services): Desk<'playLimit' | 'exclusionLift'> {
  const kinds = { playLimit: playLimitProposals(services), exclusionLift: exclusionProposals(services) };
  return {
    kinds,
    open(serve) {
      protectionCalls(serve, services, kinds);
    },
  };
}
