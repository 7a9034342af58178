// Draws of the Vietnamese and the electronic lottery and their results.
export { type PlannedDraw, startDrawing, writeDraws } from './drawing.ts';
export { insertLotteries } from './insertLotteries.ts';
export { insertOffers } from './offers/insertOffers.ts';
export { readMarketLottery, writeMarketLottery } from './offers/marketLottery.ts';
export { resealSeeds } from './resealSeeds.ts';
export { routes } from './routes.ts';
export { drawsBetween } from './schedule.ts';
export type { LotterySettings } from './services.ts';
export { settleNext } from './settlement/settleDraws.ts';
export { startSettling } from './settlement/startSettling.ts';
export { loadStations, type Station } from './stations.ts';
export { checkTickets } from './tickets/checkTickets.ts';
