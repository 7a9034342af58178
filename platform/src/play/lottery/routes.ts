import {
  type Language,
  type LotteryGame,
  liveDrawing,
  lotteryMenus,
  numero,
  openedNumbers,
  popularLotteries,
} from '@unisite/shared/contract';
import { cached } from '../../foundation/cache/cached.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { type DrawsAhead, drawsAhead, nextOf } from './draws/nextStanding.ts';
import { drawingNow } from './official/drawingNow.ts';
import { latestResults, resultsOf } from './results.ts';
import { timetableOf } from './schedule.ts';
import type { Services } from './services.ts';
import { loadStations, type Station, stationsOf } from './stations.ts';
import { ticketRoutes } from './tickets/routes.ts';

const popularCount = 20;
/** How long this process's menus may still count down to a draw that was voided. */
const AHEAD_MS = 2_000;

/** A station for the menus; null when no draw of it is open and its timetable has none in the next two weeks. */
function lotteryGameOf(station: Station, language: Language, now: Date, ahead: DrawsAhead): LotteryGame | null {
  const next = nextOf(station, now, ahead);
  if (next === null) return null;
  return {
    code: station.code,
    remark: station.name[language],
    gameGroupCode: station.groupCode,
    region: station.region,
    isHot: station.isHot,
    timeZone: station.timeZone,
    ...timetableOf(station.schedule, dayOf(now, station.timeZone)),
    nextDrawAt: next.at.toISOString(),
    closesAt: next.closesAt.toISOString(),
  };
}

const present = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);

/** Menus, hot strip and results of the lotteries (specification sections 2, 3 and 9). */
export function routes(serve: Serve, services: Services): void {
  const known = cached(30_000, () => loadStations(services.database));
  const ahead = cached(AHEAD_MS, () => drawsAhead(services.database, services.clock()));
  ticketRoutes(serve, services, known);

  serve(lotteryMenus, async (request, { market, language }) => {
    const all = await known.get();
    const now = services.clock();
    const coming = await ahead.get();
    const mine = stationsOf(all, market.code);
    const menus = all.menus
      .filter((menu) => request.prizeMode === undefined || menu.prizeMode === request.prizeMode)
      .map((menu) => ({
        tag: menu.tag,
        labelName: menu.label[language],
        prizeMode: menu.prizeMode,
        gameMenus: mine
          .filter((station) => station.menu === menu.tag)
          .flatMap((station) => present(lotteryGameOf(station, language, now, coming))),
      }))
      .filter((menu) => menu.gameMenus.length > 0);
    return { menus };
  });

  serve(popularLotteries, async (_request, { market, language }) => {
    const now = services.clock();
    const coming = await ahead.get();
    const rows = stationsOf(await known.get(), market.code)
      .filter((station) => station.popularPosition !== null)
      .toSorted((a, b) => (a.popularPosition ?? 0) - (b.popularPosition ?? 0))
      .slice(0, popularCount)
      .flatMap((station) => present(lotteryGameOf(station, language, now, coming)));
    return { rows };
  });

  serve(openedNumbers, async (request, { market, language }) => {
    const mine = stationsOf(await known.get(), market.code).filter(
      (station) => request.prizeMode === undefined || station.prizeMode === request.prizeMode,
    );
    return {
      rows: await latestResults(services.database, mine, { region: request.region, day: request.day, language }),
    };
  });

  serve(liveDrawing, async ({ code }, { market }) => {
    const station = stationsOf(await known.get(), market.code).find((entry) => entry.code === code);
    if (!station) throw new Refusal('LOTTERY_UNKNOWN');
    return { drawing: await drawingNow(services.database, station, services.clock()) };
  });

  serve(numero, async (request, { market, language }) => {
    const station = stationsOf(await known.get(), market.code).find((entry) => entry.code === request.code);
    if (!station) throw new Refusal('LOTTERY_UNKNOWN');
    return { rows: await resultsOf(services.database, station, request.count, language) };
  });
}
