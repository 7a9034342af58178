import { RegistrationRule } from './access/identity/RegistrationRule.tsx';
import { ProtectionRule } from './access/protection/ProtectionRule.tsx';
import { IdentityRule } from './access/verification/IdentityRule.tsx';
import { CashTermsRule } from './money/cash/terms/CashTermsRule.tsx';
import { LineTransferRule } from './money/lineTransfers/LineTransferRule.tsx';
import { WalletsFailure, WalletsRule } from './money/wallets/WalletsRule.tsx';
import { LotteryRule } from './play/lottery/offer/LotteryRule.tsx';
import { RebateRule } from './rewards/rebates/RebateRule.tsx';
import { ReferralRule } from './rewards/referrals/ReferralRule.tsx';
import { VipRule } from './rewards/vip/VipRule.tsx';
import { AgeRule } from './site/markets/age/AgeRule.tsx';
import type { MarketsPageParts } from './site/markets/MarketsPage.tsx';
import { StatusRule } from './site/markets/StatusRule.tsx';
import { SwitchesRule } from './site/markets/SwitchesRule.tsx';

export const marketsParts: MarketsPageParts = {
  settingRules: [
    StatusRule,
    SwitchesRule,
    RegistrationRule,
    AgeRule,
    ProtectionRule,
    LotteryRule,
    IdentityRule,
    LineTransferRule,
    CashTermsRule,
    ReferralRule,
    RebateRule,
    VipRule,
  ],
  WalletsRule,
  WalletsFailure,
};
