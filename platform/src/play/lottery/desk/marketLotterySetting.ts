import { changedOffers, isLooserLottery, offerKey } from '@unisite/shared/contract/operatorsMarketLottery';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketLottery, writeMarketLottery } from '../offers/marketLottery.ts';

const facts = ['odds', 'units', 'least', 'most', 'exposure', 'isOpen'] as const;

/** A market's lottery offers. One operator may reduce them, raising takes two. */
export const marketLotterySetting: MarketSetting<'marketLottery'> = {
  kind: 'marketLottery',
  role: 'security',
  act: 'marketLottery',
  read: readMarketLottery,
  write: writeMarketLottery,
  isLooser: isLooserLottery,
  describe: (from, to) =>
    [
      ...(from.series === to.series ? [] : [`series ${from.series} → ${to.series}`]),
      ...changedOffers(from, to).map(({ was, is }) => {
        const changes = facts.filter((fact) => was[fact] !== is[fact]);
        return `${offerKey(is)} ${changes.map((fact) => `${fact} ${was[fact] ?? 'series'} → ${is[fact] ?? 'series'}`).join(', ')}`;
      }),
    ].join('; '),
};
