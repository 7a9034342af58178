import type { MarketSwitches } from '@unisite/shared/contract/operatorsMarketSettings';
import { readSwitches, writeSwitches } from '../switches.ts';
import type { MarketSetting } from './marketSetting.ts';

/** A market's switches. Some protect members' accounts, hence the security role. */
export const switchesSetting: MarketSetting<'marketSwitches'> = {
  kind: 'marketSwitches',
  role: 'security',
  act: 'marketSwitches',
  read: readSwitches,
  write: writeSwitches,
  describe: (from, to) =>
    switchNames(from)
      .filter((name) => from[name] !== to[name])
      .map((name) => `${name} ${onOff(from[name])} → ${onOff(to[name])}`)
      .join(', '),
};

const onOff = (on: boolean): string => (on ? 'on' : 'off');
const switchNames = (switches: MarketSwitches) => Object.keys(switches) as (keyof MarketSwitches)[];
