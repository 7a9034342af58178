import {
  cancelLotteryBet,
  chooseLotterySeries,
  currentDraw,
  drawProof,
  lotteryBets,
  lotterySeries,
  oneLotteryBet,
  placeLotteryBets,
  toWire,
} from '@unisite/shared/contract';
import type { Cached } from '../../../foundation/cache/cached.ts';
import { dayRange } from '../../../foundation/calendar/dayRange.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { chooseSeries, requireSeries, seriesOf } from '../offers/memberSeries.ts';
import { cacheOffers, marketSeries, offersOf, offerToWire } from '../offers/offers.ts';
import { publicResults } from '../official/publicResults.ts';
import { planRoutes } from '../plans/routes.ts';
import type { Services } from '../services.ts';
import { type Station, type Stations, stationsOf } from '../stations.ts';
import { buyTicket } from './buyTicket.ts';
import { cancelTicket } from './cancelTicket.ts';
import { nextOpenDraw, previousDraw, proofOf, scarcePicks } from './openDraw.ts';
import { linesOf, prizesToWire, summaryToWire, ticketByCode, ticketsOf, ticketToWire } from './ticketRows.ts';

/** Lines of a ticket shown in a list. */
const LISTED_LINES = 3;

/** Selling, listing and cancelling of tickets (wire.md, lottery). */
export function ticketRoutes(serve: Serve, services: Services, known: Cached<Stations>): void {
  const { database, clock } = services;
  const offers = cacheOffers(database);

  const stationOf = async (market: string, code: string): Promise<Station> => {
    const station = stationsOf(await known.get(), market).find((entry) => entry.code === code);
    if (!station) throw new Refusal('LOTTERY_UNKNOWN');
    return station;
  };

  const seriesOfCaller = async ({ session, market }: Pick<MemberCallContext, 'session' | 'market'>) => {
    const ofMarket = marketSeries(await offers.get(), market.code);
    return seriesOf(database, { memberId: session.memberId, ofMarket, timeZone: market.timeZone, now: clock() });
  };

  /** A caller's offers for a station's draws: at the requested series, or the member's maximum. */
  const offeredTo = async (context: MemberCallContext, station: Station, asked: number | undefined) => {
    const { most: ceiling } = await seriesOfCaller(context);
    const series = asked ?? ceiling;
    requireSeries(series, ceiling);
    const own = offersOf(await offers.get(), { market: context.market.code, series }, station);
    return { station, offers: own, series, ceiling };
  };

  serve(currentDraw, async ({ code }, { market, language }) => {
    const station = await stationOf(market.code, code);
    const [draw, previous] = await Promise.all([nextOpenDraw(database, code), previousDraw(database, code)]);
    const scarce = draw ? await scarcePicks(database, draw.id, market.code) : [];
    return {
      code,
      remark: station.name[language],
      prizeMode: station.prizeMode,
      form: station.form,
      draw: draw && {
        numero: draw.numero,
        closesAt: draw.closesAt.toISOString(),
        drawsAt: draw.drawnAt.toISOString(),
        seedHash: draw.seedHash,
      },
      previous: previous && {
        numero: previous.numero,
        closesAt: previous.closesAt.toISOString(),
        drawsAt: previous.drawnAt.toISOString(),
        prizes: prizesToWire(previous.prizes),
        isVoid: previous.isVoid,
        isSettled: previous.isSettled,
      },
      offers: [...offersOf(await offers.get(), { market: market.code }, station).values()].flatMap((classes) =>
        [...classes.values()].map(offerToWire),
      ),
      scarce: scarce.map(({ bet, pick, left, used }) => ({ bet, pick, used, left: toWire(left) })),
    };
  });

  serve(drawProof, async ({ code, numero }, { market }) => {
    const { form } = await stationOf(market.code, code);
    const proof = await proofOf(database, code, numero);
    if (!proof) throw new Refusal('NOT_FOUND');
    const { closesAt, drawnAt, seedHash, seed, entropy, prizes, isVoid } = proof;
    return {
      code,
      numero,
      form,
      seedHash,
      seed,
      entropy,
      isVoid,
      results: await publicResults(database, proof.id),
      closesAt: closesAt.toISOString(),
      drawsAt: drawnAt.toISOString(),
      prizes: prizesToWire(prizes),
    };
  });

  serve(placeLotteryBets, async (request, context) => {
    const station = await stationOf(context.market.code, request.code);
    return buyTicket(services, await offeredTo(context, station, request.series), request, context);
  });

  serve(lotterySeries, (_request, context) => seriesOfCaller(context));

  serve(chooseLotterySeries, async ({ series }, context) => {
    const { most } = await seriesOfCaller(context);
    requireSeries(series, most);
    await chooseSeries(database, context.session.memberId, series);
    return { most, chosen: series };
  });
  planRoutes(serve, services, { stationOf, offeredTo });

  serve(lotteryBets, async (request, { session, market, language }) => {
    const { code, numero, state, page, pageSize } = request;
    const filter = { station: code, numero, state, page, pageSize, ...dayRange(request, clock(), market.timeZone) };
    const { rows, total } = await ticketsOf(database, session.memberId, filter);
    const lines = await linesOf(
      database,
      rows.map(({ id }) => id),
      LISTED_LINES,
    );
    return { page, pageSize, total, rows: rows.map((row) => summaryToWire(row, lines.get(row.id) ?? [], language)) };
  });

  serve(oneLotteryBet, async ({ id }, { session, language }) => {
    const row = await ticketByCode(database, session.memberId, id);
    if (!row) throw new Refusal('NOT_FOUND');
    return ticketToWire(row, (await linesOf(database, [row.id])).get(row.id) ?? [], language);
  });

  serve(cancelLotteryBet, ({ id }, context) => cancelTicket(services, id, context));
}
