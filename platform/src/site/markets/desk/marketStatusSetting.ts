import type { MarketStatus } from '@unisite/shared/contract/operatorsMarketSettings';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { readMarketStatus, writeMarketStatus } from '../marketStatus.ts';
import type { MarketSetting } from './marketSetting.ts';

/**
 * Who a market is open to. The role that disables remotes on open pages also closes markets: both are tasks of whoever
 * is on duty.
 */
export const marketStatusSetting: MarketSetting<'marketStatus'> = {
  kind: 'marketStatus',
  role: 'release',
  act: 'marketStatus',
  read: readMarketStatus,
  write: writeMarketStatus,
  check(_from, { until }, now) {
    if (until !== null && Date.parse(until) <= now.getTime()) throw Refusal.ofField('END_PASSED', 'to.until');
  },
  describe: (from, to) => `${statusText(from)} → ${statusText(to)}`,
};

const statusText = ({ state, until, countries }: MarketStatus): string =>
  [state, ...(until ? [`until ${until}`] : []), countries.length > 0 ? `without ${countries.join(' ')}` : '']
    .join(' ')
    .trim();
