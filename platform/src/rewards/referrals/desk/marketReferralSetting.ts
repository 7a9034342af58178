import { isMoreReferral, type MarketReferral } from '@unisite/shared/contract/operatorsMarketReferral';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketReferral, writeMarketReferral } from '../marketReferral.ts';

const names = [
  'open',
  'inviterReward',
  'friendReward',
  'leastDeposit',
  'withinDays',
  'wagerTimes',
  'monthlyMost',
] satisfies readonly (keyof MarketReferral)[];

/** What a market gives for friends who are invited. One operator gives less, two more. */
export const marketReferralSetting: MarketSetting<'marketReferral'> = {
  kind: 'marketReferral',
  role: 'cash',
  act: 'marketReferral',
  read: readMarketReferral,
  write: writeMarketReferral,
  isLooser: isMoreReferral,
  describe: (from, to) =>
    names
      .filter((name) => from[name] !== to[name])
      .map((name) => `${name} ${from[name]} → ${to[name]}`)
      .join(', '),
};
