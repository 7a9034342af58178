export { refreshWallets, useWallets, type WalletsQuery } from './useWallets.ts';
export type { Wallets } from './wallets.ts';
