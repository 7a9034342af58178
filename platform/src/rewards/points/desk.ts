import type { Desk } from '../../operators/desks/index.ts';
import { pointCalls } from './desk/pointCalls.ts';
import { goodsProposals, pointRuleProposals } from './desk/pointProposals.ts';
import type { Services } from './services.ts';

/** Desk for points rules, the mall's items and redemptions. */
export function pointsDesk(services: Services): Desk<'goods' | 'pointRule'> {
  const kinds = { goods: goodsProposals(services), pointRule: pointRuleProposals(services) };
  return {
    kinds,
    open(serve) {
      pointCalls(serve, services, kinds);
    },
  };
}
