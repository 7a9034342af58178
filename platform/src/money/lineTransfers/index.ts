// Transfers between a member and its direct upline, either way.
export { checkLineTransfers } from './checkLineTransfers.ts';
export { depositedOf } from './depositedOf.ts';
export { marketLineTransfersSetting } from './desk/marketLineTransfersSetting.ts';
export { insertMarketLineTransfers } from './marketLineTransfers.ts';
export { routes } from './routes.ts';
