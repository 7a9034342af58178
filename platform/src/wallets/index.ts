// A member's wallets: the main one and those at vendors, and transfers between them.
export { marketWallets } from './marketWallets.ts';
export { routes } from './routes.ts';
export { bringBack } from './transfers/bringBack.ts';
export { vendorWalletsHad } from './vendorWallets.ts';
