import type { SettingKind } from '@unisite/shared/contract/operatorsMarketSettings';
import { registrationSetting } from '../../access/identity/index.ts';
import { marketProtectionSetting } from '../../access/protection/index.ts';
import { marketIdentitySetting } from '../../access/verification/index.ts';
import { marketPayRunsSetting } from '../../agents/contracts/index.ts';
import { marketCashSetting } from '../../money/cash/index.ts';
import { marketLineTransfersSetting } from '../../money/lineTransfers/index.ts';
import { marketLotterySetting } from '../../play/lottery/index.ts';
import { marketRebatesSetting } from '../../rewards/rebates/index.ts';
import { marketReferralSetting } from '../../rewards/referrals/index.ts';
import { marketVipSetting } from '../../rewards/vip/index.ts';
import { appsSetting, serviceSetting } from '../content/index.ts';
import { type MarketSetting, marketAgeSetting, marketStatusSetting, switchesSetting } from '../markets/index.ts';

/** All settings of a whole market. */
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
