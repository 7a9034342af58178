import { isLooserAge } from '@unisite/shared/contract/operatorsMarketAge';
import { readMarketAge, writeMarketAge } from '../minAge.ts';
import type { MarketSetting } from './marketSetting.ts';

/** How old a market wants its players to be. One operator raises it, two lower it. */
export const marketAgeSetting: MarketSetting<'marketAge'> = {
  kind: 'marketAge',
  role: 'security',
  act: 'marketAge',
  read: readMarketAge,
  write: writeMarketAge,
  isLooser: isLooserAge,
  describe: (from, to) => `${from.minAge} → ${to.minAge}`,
};
