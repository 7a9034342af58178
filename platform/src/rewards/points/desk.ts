import type { Desk } from '../../operators/desks/index.ts';
import { pointCalls } from './desk/pointCalls.ts';
import { goodsProposals, pointRuleProposals } from './desk/pointProposals.ts';
import type { Services } from './services.ts';

/** Rules of points, goods and redemptions as operators decide them. */
export function pointsDesk(services: Services): Desk<'goods' | 'pointRule'> {
  const kinds = { goods: goodsProposals(services), pointRule: pointRuleProposals(services) };
  return {
    kinds,
    open(serve) {
      pointCalls(serve, services, kinds);
    },
  };
}
