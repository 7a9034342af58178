import { isLooserLineTransfers, lineDirections } from '@unisite/shared/contract/operatorsMarketLineTransfers';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketLineTransfers, writeMarketLineTransfers } from '../marketLineTransfers.ts';

const names = ['open', 'least', 'most', 'dailyAmount', 'dailyTimes'] as const;

/** A market's rules for transfers along the line. One operator may restrict them, relaxing takes two. */
export const marketLineTransfersSetting: MarketSetting<'marketLineTransfers'> = {
  kind: 'marketLineTransfers',
  role: 'security',
  act: 'marketLineTransfers',
  read: readMarketLineTransfers,
  write: writeMarketLineTransfers,
  isLooser: isLooserLineTransfers,
  describe: (from, to) =>
    [
      ...lineDirections.flatMap((way) =>
        names.map((name) => [`${way} ${name}`, String(from[way][name]), String(to[way][name])] as const),
      ),
      ['playedPercent', String(from.playedPercent), String(to.playedPercent)] as const,
    ]
      .filter(([, was, is]) => was !== is)
      .map(([name, was, is]) => `${name} ${was} → ${is}`)
      .join(', '),
};
