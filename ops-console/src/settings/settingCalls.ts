import type { OperatorCall } from '@unisite/shared/contract/operators';
import {
  changeAppEntries,
  changeMarketAge,
  changeMarketCash,
  changeMarketIdentity,
  changeMarketLineTransfers,
  changeMarketLottery,
  changeMarketPayRuns,
  changeMarketProtection,
  changeMarketRebates,
  changeMarketReferral,
  changeMarketStatus,
  changeMarketSwitches,
  changeMarketVip,
  changeRegistrationFields,
  changeServiceEntries,
  type SettingKind,
} from '@unisite/shared/contract/operatorsMarketSettings';

/** The call that changes each setting. All of them take what it was, what it becomes, and why. */
const settingCalls = {
  marketStatus: changeMarketStatus,
  marketSwitches: changeMarketSwitches,
  registrationFields: changeRegistrationFields,
  serviceEntries: changeServiceEntries,
  appEntries: changeAppEntries,
  marketProtection: changeMarketProtection,
  marketIdentity: changeMarketIdentity,
  marketAge: changeMarketAge,
  marketLottery: changeMarketLottery,
  marketLineTransfers: changeMarketLineTransfers,
  marketReferral: changeMarketReferral,
  marketCash: changeMarketCash,
  marketRebates: changeMarketRebates,
  marketVip: changeMarketVip,
  marketPayRuns: changeMarketPayRuns,
} satisfies Record<SettingKind, unknown>;

/** The call of a setting, as that of any one: a dialog sends what is of its own kind. */
export const settingCallOf = (kind: SettingKind): typeof changeMarketStatus =>
  settingCalls[kind] as OperatorCall as typeof changeMarketStatus;
