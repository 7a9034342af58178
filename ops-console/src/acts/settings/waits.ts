import { isLooserAge } from '@unisite/shared/contract/operatorsMarketAge';
import { isLooserCash } from '@unisite/shared/contract/operatorsMarketCash';
import { isLooserIdentity } from '@unisite/shared/contract/operatorsMarketIdentity';
import { isLooserLineTransfers } from '@unisite/shared/contract/operatorsMarketLineTransfers';
import { isLooserLottery } from '@unisite/shared/contract/operatorsMarketLottery';
import { isLooserPayRuns } from '@unisite/shared/contract/operatorsMarketPayRuns';
import { isLooserProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import { isMoreRebate } from '@unisite/shared/contract/operatorsMarketRebates';
import { isMoreReferral } from '@unisite/shared/contract/operatorsMarketReferral';
import type { SettingChange } from '@unisite/shared/contract/operatorsMarketSettings';
import { isMoreVip } from '@unisite/shared/contract/operatorsMarketVip';

/**
 * Whether a change waits for a second operator: where its market has four eyes; and in every market anything looser or
 * more generous in player protection, identity checks, age, lottery offers, transfers, deposits and withdrawals,
 * rebates, referrals, pay-runs and the club.
 */
export function waits(change: SettingChange, fourEyes: boolean): boolean {
  switch (change.kind) {
    case 'marketProtection':
      return isLooserProtection(change.from, change.to);
    case 'marketIdentity':
      return isLooserIdentity(change.from, change.to);
    case 'marketLottery':
      return isLooserLottery(change.from, change.to);
    case 'marketCash':
      return isLooserCash(change.from, change.to);
    case 'marketReferral':
      return isMoreReferral(change.from, change.to);
    case 'marketLineTransfers':
      return isLooserLineTransfers(change.from, change.to);
    case 'marketRebates':
      return isMoreRebate(change.from, change.to);
    case 'marketPayRuns':
      return isLooserPayRuns(change.from, change.to);
    case 'marketVip':
      return isMoreVip(change.from, change.to);
    case 'marketAge':
      return isLooserAge(change.from, change.to);
    default:
      return fourEyes;
  }
}
