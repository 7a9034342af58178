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
import type { Cached } from '../../foundation/cache/cached.ts';
import { dayRange } from '../../foundation/calendar/dayRange.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { chooseSeries, requireSeries, seriesOf } from '../offers/memberSeries.ts';
import { cacheOffers, marketSeries, offersOf, offerToWire } from '../offers/offers.ts';
import { publicResults } from '../official/publicResults.ts';
import type { Services } from '../services.ts';
import { type Station, type Stations, stationsOf } from '../stations.ts';
import { buyTicket } from './buyTicket.ts';
import { cancelTicket } from './cancelTicket.ts';
import { nextOpenDraw, proofOf, scarcePicks } from './openDraw.ts';
import { linesOf, summaryToWire, ticketByCode, ticketsOf, ticketToWire } from './ticketRows.ts';

/** Lines of a ticket that a list shows. */
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
    return seriesOf(database, { memberId: session.memberId, ofMarket, now: clock() });
  };

  serve(currentDraw, async ({ code }, { market, language }) => {
    const station = await stationOf(market.code, code);
    const draw = await nextOpenDraw(database, code);
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
      offers: [...offersOf(await offers.get(), { market: market.code }, station).values()].flatMap((classes) =>
        [...classes.values()].map(offerToWire),
      ),
      scarce: scarce.map(({ bet, pick, left }) => ({ bet, pick, left: toWire(left) })),
    };
  });

  serve(drawProof, async ({ code, numero }, { market }) => {
    const { form } = await stationOf(market.code, code);
    const proof = await proofOf(database, code, numero);
    if (!proof) throw new Refusal('NOT_FOUND');
    const { closesAt, drawnAt, seedHash, seed, entropy, prizes, isVoid } = proof;
    return {
      ...{ code, numero, form, seedHash, seed, entropy, isVoid },
      results: await publicResults(database, proof.id),
      closesAt: closesAt.toISOString(),
      drawsAt: drawnAt.toISOString(),
      prizes: prizes?.map(({ rank, numbers }) => ({ rank, numbers: [...numbers] })) ?? null,
    };
  });

  serve(placeLotteryBets, async (request, context) => {
    const station = await stationOf(context.market.code, request.code);
    const rows = await offers.get();
    const { most } = await seriesOfCaller(context);
    const series = request.series ?? most;
    requireSeries(series, most);
    const own = offersOf(rows, { market: context.market.code, series }, station);
    return buyTicket(services, { station, offers: own, series, ceiling: most }, request, context);
  });

  serve(lotterySeries, (_request, context) => seriesOfCaller(context));

  serve(chooseLotterySeries, async ({ series }, context) => {
    const { most } = await seriesOfCaller(context);
    requireSeries(series, most);
    await chooseSeries(database, context.session.memberId, series);
    return { most, chosen: series };
  });

  serve(lotteryBets, async (request, { session, language }) => {
    const { code, numero, state, page, pageSize } = request;
    const filter = { station: code, numero, state, page, pageSize, ...dayRange(request, clock()) };
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
