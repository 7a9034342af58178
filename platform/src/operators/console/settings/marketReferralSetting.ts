import { isMoreReferral, type MarketReferral } from '@unisite/shared/contract/operatorsMarketReferral';
import { readMarketReferral, writeMarketReferral } from '../../../rewards/referrals/index.ts';
import type { MarketSetting } from './marketSetting.ts';

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
