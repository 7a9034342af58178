import type { Desk } from '../../operators/desks/index.ts';
import { drawVoidProposals } from './desk/drawVoidProposals.ts';
import { lotteryCalls } from './desk/lotteryCalls.ts';
import { lotteryPlanCalls } from './desk/lotteryPlanCalls.ts';
import { pickLimitCalls } from './desk/pickLimitCalls.ts';
import { pickLimitProposals } from './desk/pickLimitProposals.ts';
import { stationCalls } from './desk/stationCalls.ts';
import { stationProposals } from './desk/stationProposals.ts';
import type { Services } from './services.ts';

/** Draws, stations, plans and pick limits, for operators. */
export function lotteryDesk(services: Services): Desk<'drawVoid' | 'stationPlan' | 'pickLimit'> {
  const kinds = {
    drawVoid: drawVoidProposals(services),
    stationPlan: stationProposals(services),
    pickLimit: pickLimitProposals(services),
  };
  return {
    kinds,
    open(serve) {
      lotteryCalls(serve, services, kinds);
      lotteryPlanCalls(serve, services);
      stationCalls(serve, services, kinds);
      pickLimitCalls(serve, services, kinds);
    },
  };
}
