// The markets of the site and the domains they answer on.

export { insertMarkets } from './insertMarkets.ts';
export { addMarketDomains, createMarkets } from './markets.ts';
export { setFourEyes, setSingleWallet } from './rules.ts';
