import { isLooserIdentity, type MarketIdentity } from '@unisite/shared/contract/operatorsMarketIdentity';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketIdentity, writeMarketIdentity } from '../marketIdentity.ts';

const names = [
  'asked',
  'above',
  'monthsHeld',
  'pictureDays',
  'tries',
] as const satisfies readonly (keyof MarketIdentity)[];

/** When a market requires identity checks. One operator may require more and keep less; the opposite takes two. */
export const marketIdentitySetting: MarketSetting<'marketIdentity'> = {
  kind: 'marketIdentity',
  role: 'security',
  act: 'marketIdentity',
  read: readMarketIdentity,
  write: writeMarketIdentity,
  isLooser: isLooserIdentity,
  describe: (from, to) =>
    names
      .filter((name) => from[name] !== to[name])
      .map((name) => `${name} ${from[name] ?? 'none'} → ${to[name] ?? 'none'}`)
      .join(', '),
};
