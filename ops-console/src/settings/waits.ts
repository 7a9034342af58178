import { isLooserProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import type { SettingChange } from '@unisite/shared/contract/operatorsMarketSettings';

/**
 * Whether a change waits for a second operator: where its market has four eyes; of players' protection what protects
 * less, in every market.
 */
export const waits = (change: SettingChange, fourEyes: boolean): boolean =>
  change.kind === 'marketProtection' ? isLooserProtection(change.from, change.to) : fourEyes;
