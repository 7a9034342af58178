// A member's wallets: the main one and those at vendors, and transfers between them.

export { walletsDesk } from './desk.ts';
export { routes } from './routes.ts';
export { vendorWalletsEverUsed } from './vendorWallets.ts';
