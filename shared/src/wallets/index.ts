export { type AskedWallets, refreshWallets, useWallets } from './useWallets.ts';
export type { Wallets } from './wallets.ts';
