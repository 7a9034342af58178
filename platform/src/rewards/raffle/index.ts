// The wheel: tickets, spins whose results follow from committed seeds, prizes and their stock.
export { checkRaffle } from './checkRaffle.ts';
export { resealCommitments } from './commitment.ts';
export { routes } from './routes.ts';
export { lockWheel, type SeenStock, stocksOf, wheelDeskPage, writeWheel } from './wheelDesk.ts';
