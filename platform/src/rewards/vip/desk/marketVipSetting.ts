import {
  isMoreVip,
  type VipLevelRule,
  vipBenefits,
  vipGifts,
  vipThresholds,
} from '@unisite/shared/contract/operatorsMarketVip';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketVip, writeMarketVip } from '../vipRules.ts';

const figures = [...vipThresholds, ...vipGifts, ...vipBenefits];
const levelText = (level: VipLevelRule): string => `${level.id} ${figures.map((name) => level[name]).join('/')}`;

/** The levels of a market's club. Lowering what they give takes one operator, raising it two. */
export const marketVipSetting: MarketSetting<'marketVip'> = {
  kind: 'marketVip',
  role: 'cash',
  act: 'marketVip',
  read: readMarketVip,
  write: writeMarketVip,
  isLooser: isMoreVip,
  describe: (from, to) =>
    `${from.levels.map(levelText).join(', ')} → ${to.levels.map(levelText).join(', ')}`.slice(0, 900),
};
