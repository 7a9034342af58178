import { isLooserCash, type MarketCash } from '@unisite/shared/contract/operatorsMarketCash';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketCash, writeMarketCash } from '../marketCash.ts';

/** Every setting by name: `withdrawal feePercent`, `card open`. */
const figuresOf = ({ withdrawal, methods, mostOpenDeposits }: MarketCash): Map<string, number | boolean> =>
  new Map([
    ...Object.entries(withdrawal).map(([name, value]) => [`withdrawal ${name}`, value] as const),
    ...methods.flatMap(({ method, ...terms }) =>
      Object.entries(terms).map(([name, value]) => [`${method} ${name}`, value] as const),
    ),
    ['mostOpenDeposits', mostOpenDeposits] as const,
  ]);

/** A market's deposit and withdrawal terms. One operator may make them stricter or dearer; the opposite takes two. */
export const marketCashSetting: MarketSetting<'marketCash'> = {
  kind: 'marketCash',
  role: 'cash',
  act: 'marketCash',
  read: readMarketCash,
  write: writeMarketCash,
  isLooser: isLooserCash,
  describe(from, to) {
    const before = figuresOf(from);
    return [...figuresOf(to)]
      .filter(([name, value]) => before.get(name) !== value)
      .map(([name, value]) => `${name} ${before.get(name)} → ${value}`)
      .join(', ')
      .slice(0, 900);
  },
};
