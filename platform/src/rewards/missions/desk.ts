import type { Desk } from '../../operators/desks/index.ts';
import { missionCalls } from './desk/missionCalls.ts';
import { missionProposals } from './desk/missionProposals.ts';
import type { Services } from './services.ts';

/** Desk for missions. */
export function missionsDesk(services: Services): Desk<'mission'> {
  const kinds = { mission: missionProposals(services) };
  return {
    kinds,
    open(serve) {
      missionCalls(serve, services, kinds);
    },
  };
}
