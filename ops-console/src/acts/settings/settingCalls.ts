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

/** The call for each setting. All take the previous value, the new one, and the reason. */
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

/** A setting's call, typed as that of any one: a dialog sends its own kind. */
export const settingCallOf = (kind: SettingKind): typeof changeMarketStatus =>
  settingCalls[kind] as OperatorCall as typeof changeMarketStatus;
