import { isMoreRebate, type MarketRebates } from '@unisite/shared/contract/operatorsMarketRebates';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketRebates, writeMarketRebates } from '../marketRebates.ts';

const ratesText = ({ rates }: MarketRebates): string =>
  rates.map(({ category, percent }) => `${category} ${percent}%`).join(' ') || 'none';

/** A market's rebates. Lowering them takes one operator, raising them two. */
export const marketRebatesSetting: MarketSetting<'marketRebates'> = {
  kind: 'marketRebates',
  role: 'cash',
  act: 'marketRebates',
  read: readMarketRebates,
  write: writeMarketRebates,
  isLooser: isMoreRebate,
  describe: (from, to) =>
    [
      ...(['mode', 'least', 'days'] as const)
        .filter((name) => from[name] !== to[name])
        .map((name) => `${name} ${from[name]} → ${to[name]}`),
      ...(ratesText(from) === ratesText(to) ? [] : [`rates ${ratesText(from)} → ${ratesText(to)}`]),
    ].join(', '),
};
