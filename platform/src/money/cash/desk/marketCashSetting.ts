import { isLooserCash, type MarketCash } from '@unisite/shared/contract/operatorsMarketCash';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketCash, writeMarketCash } from '../marketCash.ts';

/** Every figure by its name: `withdrawal feePercent`, `card open`. */
const figuresOf = ({ withdrawal, methods, mostOpenDeposits }: MarketCash): Map<string, number | boolean> =>
  new Map([
    ...Object.entries(withdrawal).map(([name, value]) => [`withdrawal ${name}`, value] as const),
    ...methods.flatMap(({ method, ...terms }) =>
      Object.entries(terms).map(([name, value]) => [`${method} ${name}`, value] as const),
    ),
    ['mostOpenDeposits', mostOpenDeposits] as const,
  ]);

/**
 * How a market takes deposits and pays withdrawals. One operator lets less pass or takes more for it, two the contrary.
 */
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
