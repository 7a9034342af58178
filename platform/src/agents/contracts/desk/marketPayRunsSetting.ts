import { isLooserPayRuns, type MarketPayRuns } from '@unisite/shared/contract/operatorsMarketPayRuns';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketPayRuns, writeMarketPayRuns } from '../pay/approval.ts';

const above = ({ approveAbove }: MarketPayRuns): string => (approveAbove === null ? 'none' : `above ${approveAbove}`);

/** Which pay-runs take two operators' approval. Requiring it for more takes one operator, for fewer two. */
export const marketPayRunsSetting: MarketSetting<'marketPayRuns'> = {
  kind: 'marketPayRuns',
  role: 'cash',
  act: 'marketPayRuns',
  read: readMarketPayRuns,
  write: writeMarketPayRuns,
  isLooser: isLooserPayRuns,
  describe: (from, to) => `approved by two ${above(from)} → ${above(to)}`,
};
