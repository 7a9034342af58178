// A member's wallets: the main one and those at vendors, and transfers between them.
export { marketWallets } from './marketWallets.ts';
export { routes } from './routes.ts';
export { returnVendorBalances } from './transfers/returnVendorBalances.ts';
export { vendorWalletsEverUsed } from './vendorWallets.ts';
