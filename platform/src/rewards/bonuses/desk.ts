import type { Services } from '../../foundation/services.ts';
import type { Desk } from '../../operators/desks/index.ts';
import { bonusCalls } from './desk/bonusCalls.ts';
import { bonusProposals } from './desk/bonusProposals.ts';

/** Desk for bonuses that operators grant to single members. */
export function bonusesDesk(services: Services): Desk<'memberBonus'> {
  const kinds = { memberBonus: bonusProposals(services) };
  return {
    kinds,
    open(serve) {
      bonusCalls(serve, services, kinds);
    },
  };
}
