/**
 * `single` and `atVendors` switch a market's wallet model; `back` returns remaining balances at vendors in a market
 * with a single wallet.
 */
export type WalletsAct = 'single' | 'atVendors' | 'back';
