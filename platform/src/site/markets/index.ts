// Markets, the domains they answer on, and who they are open to.

export { marketAgeSetting } from './desk/marketAgeSetting.ts';
export type { MarketSetting } from './desk/marketSetting.ts';
export { marketStatusSetting } from './desk/marketStatusSetting.ts';
export { switchesSetting } from './desk/switchesSetting.ts';
export { termsDesk } from './desk.ts';
export { lockMarket, requireLockedMarket, shareMarkets } from './hold.ts';
export { insertMarkets } from './insertMarkets.ts';
export { readMarketStatus, writeMarketStatus } from './marketStatus.ts';
export { addMarketDomains, createMarkets } from './markets.ts';
export { readMarketAge, writeMarketAge } from './minAge.ts';
export { setFourEyes, setSingleWallet } from './rules.ts';
export { readSwitches, writeSwitches } from './switches.ts';
export { type AgeRule, ageRuleOf, insertMarketTerms, publishTerms, termsText, termsVersions } from './terms.ts';
