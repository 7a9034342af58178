import { comingDraws, lotteryPlans, placeLotteryPlan, stopLotteryPlan } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import type { Station } from '../stations.ts';
import type { Offered } from '../tickets/sellTicket.ts';
import { comingDrawsOf } from './comingDraws.ts';
import { openPlan } from './openPlan.ts';
import { plansOf, planToWire } from './planRows.ts';
import { stopPlan } from './stopPlan.ts';

interface Sold {
  /** @throws Refusal LOTTERY_UNKNOWN */
  stationOf(market: string, code: string): Promise<Station>;
  /** @throws Refusal SERIES_TOO_HIGH */
  offeredTo(context: MemberCallContext, station: Station, series: number | undefined): Promise<Offered>;
}

/** Plans over several draws: opening, listing and stopping them. */
export function planRoutes(serve: Serve, services: Services, { stationOf, offeredTo }: Sold): void {
  const { database, clock } = services;

  serve(comingDraws, async ({ code }, { market }) => {
    const coming = await comingDrawsOf(database, await stationOf(market.code, code), clock());
    return {
      rows: coming.map(({ numero, closesAt, drawnAt }) => ({
        numero,
        closesAt: closesAt.toISOString(),
        drawsAt: drawnAt.toISOString(),
      })),
    };
  });

  serve(placeLotteryPlan, async (request, context) => {
    const station = await stationOf(context.market.code, request.code);
    return openPlan(services, await offeredTo(context, station, request.series), request, context);
  });

  serve(lotteryPlans, async ({ code, page, pageSize }, { session, language }) => {
    const { rows, total } = await plansOf(database, session.memberId, { station: code, page, pageSize });
    return { page, pageSize, total, rows: rows.map((row) => planToWire(row, language)) };
  });

  serve(stopLotteryPlan, ({ id }, context) => stopPlan(services, id, context));
}
