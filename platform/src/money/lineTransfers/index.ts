// Transfers between a member and its direct upline, either way.
export { checkLineTransfers } from './checkLineTransfers.ts';
export { depositedOf } from './depositedOf.ts';
export { insertMarketLineTransfers, readMarketLineTransfers, writeMarketLineTransfers } from './marketLineTransfers.ts';
export { routes } from './routes.ts';
