import { isLooserAge } from '@unisite/shared/contract/operatorsMarketAge';
import { readMarketAge, writeMarketAge } from '../minAge.ts';
import type { MarketSetting } from './marketSetting.ts';

/** A market's minimum age. Raising it takes one operator, lowering it two. */
export const marketAgeSetting: MarketSetting<'marketAge'> = {
  kind: 'marketAge',
  role: 'security',
  act: 'marketAge',
  read: readMarketAge,
  write: writeMarketAge,
  isLooser: isLooserAge,
  describe: (from, to) => `${from.minAge} → ${to.minAge}`,
};
