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

/** A market's referral rewards. Lowering them takes one operator, raising them two. */
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
