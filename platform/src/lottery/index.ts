// Draws of the Vietnamese and the electronic lottery and their results.

export { announceDraws } from './draws/announceDraws.ts';
export { createBeacon } from './draws/beacon/createBeacon.ts';
export { startTakingRounds } from './draws/beacon/startTakingRounds.ts';
export { startDrawing } from './draws/drawing.ts';
export { prizesOf } from './draws/prizesOf.ts';
export { resealSeeds } from './draws/resealSeeds.ts';
export { type PastDraw, writePastDraws } from './draws/writePastDraws.ts';
export { insertLotteries } from './insertLotteries.ts';
export { exposureOf } from './limits/exposureOf.ts';
export { findPick, type LimitedPick, limitPick, type PickName } from './limits/limitPick.ts';
export { insertOffers } from './offers/insertOffers.ts';
export { readMarketLottery, writeMarketLottery } from './offers/marketLottery.ts';
export { drawDeskPage, drawOnDesk } from './official/drawDesk.ts';
export { type Entered, enterResult } from './official/enterResult.ts';
export { createResultsProvider } from './official/resultsProvider.ts';
export { holdDraw, voidHeldDraw } from './official/setResult.ts';
export { startTakingResults } from './official/startTakingResults.ts';
export { type OfficialDraw, writeOfficialDraws } from './official/writeOfficialDraws.ts';
export { routes } from './routes.ts';
export { drawsBetween } from './schedule.ts';
export type { LotterySettings } from './services.ts';
export { settleNext } from './settlement/settleDraws.ts';
export { startSettling } from './settlement/startSettling.ts';
export { loadStations, type Station } from './stations.ts';
export { checkTickets } from './tickets/checkTickets.ts';
export { daysSettledSince, seriesStakesOf } from './tickets/seriesStakes.ts';
export { deskStations, holdStation, writePlan } from './timetable/stationPlan.ts';
