import type { SettingKind } from '@unisite/shared/contract/operatorsMarketSettings';
import { appsSetting, serviceSetting } from './contentSettings.ts';
import { marketAgeSetting } from './marketAgeSetting.ts';
import { marketCashSetting } from './marketCashSetting.ts';
import { marketIdentitySetting } from './marketIdentitySetting.ts';
import { marketLineTransfersSetting } from './marketLineTransfersSetting.ts';
import { marketLotterySetting } from './marketLotterySetting.ts';
import { marketPayRunsSetting } from './marketPayRunsSetting.ts';
import { marketProtectionSetting } from './marketProtectionSetting.ts';
import { marketRebatesSetting } from './marketRebatesSetting.ts';
import { marketReferralSetting } from './marketReferralSetting.ts';
import type { MarketSetting } from './marketSetting.ts';
import { marketStatusSetting } from './marketStatusSetting.ts';
import { marketVipSetting } from './marketVipSetting.ts';
import { registrationSetting } from './registrationSetting.ts';
import { switchesSetting } from './switchesSetting.ts';

/** Everything that operators set for a market as a whole. */
export const allSettings: { readonly [Kind in SettingKind]: MarketSetting<Kind> } = {
  marketStatus: marketStatusSetting,
  marketSwitches: switchesSetting,
  registrationFields: registrationSetting,
  serviceEntries: serviceSetting,
  appEntries: appsSetting,
  marketProtection: marketProtectionSetting,
  marketIdentity: marketIdentitySetting,
  marketAge: marketAgeSetting,
  marketLottery: marketLotterySetting,
  marketLineTransfers: marketLineTransfersSetting,
  marketReferral: marketReferralSetting,
  marketCash: marketCashSetting,
  marketRebates: marketRebatesSetting,
  marketVip: marketVipSetting,
  marketPayRuns: marketPayRunsSetting,
};
