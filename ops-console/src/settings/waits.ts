import { isLooserAge } from '@unisite/shared/contract/operatorsMarketAge';
import { isLooserProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import type { SettingChange } from '@unisite/shared/contract/operatorsMarketSettings';

/**
 * Whether a change waits for a second operator: where its market has four eyes; of players' protection and age what
 * protects less, in every market.
 */
export function waits(change: SettingChange, fourEyes: boolean): boolean {
  if (change.kind === 'marketProtection') return isLooserProtection(change.from, change.to);
  return change.kind === 'marketAge' ? isLooserAge(change.from, change.to) : fourEyes;
}
