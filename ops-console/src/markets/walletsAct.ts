/**
 * `single` and `atVendors` switch a market's wallets; `back` brings home what still lies at vendors of a market with one wallet.
 */
export type WalletsAct = 'single' | 'atVendors' | 'back';
