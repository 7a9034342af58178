import { playLimitKind, playPeriod } from '@unisite/shared/contract';
import { isLooserProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import type { MarketSetting } from '../../../site/markets/index.ts';
import { readMarketProtection, writeMarketProtection } from '../marketProtection.ts';

/** A market's protection rules for all its members. One operator may tighten them, loosening takes two. */
export const marketProtectionSetting: MarketSetting<'marketProtection'> = {
  kind: 'marketProtection',
  role: 'security',
  act: 'marketProtection',
  read: readMarketProtection,
  write: writeMarketProtection,
  isLooser: isLooserProtection,
  describe: (from, to) =>
    [
      ...playLimitKind.options.flatMap((kind) =>
        playPeriod.options.map(
          (period) => [`${kind} ${period}`, from[kind][period] ?? 'none', to[kind][period] ?? 'none'] as const,
        ),
      ),
      ...(['checkMinutes', 'mostCheckMinutes', 'asksRegister'] as const).map(
        (name) => [name, from[name], to[name]] as const,
      ),
      ['mostWagering', from.mostWagering ?? 'none', to.mostWagering ?? 'none'] as const,
    ]
      .filter(([, was, is]) => was !== is)
      .map(([name, was, is]) => `${name} ${was} → ${is}`)
      .join(', '),
};
