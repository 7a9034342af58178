import type { ReactElement } from 'react';
import type { DialogRequest } from '../acts/dialogs.ts';
import { DecideProposalDialog } from '../acts/proposals/DecideProposalDialog.tsx';
import { UndoSettingDialog } from '../acts/settings/UndoSettingDialog.tsx';
import { RegistrationDialog } from './access/identity/RegistrationDialog.tsx';
import { EndSessionsDialog } from './access/members/EndSessionsDialog.tsx';
import { LabelsDialog } from './access/members/page/LabelsDialog.tsx';
import { LockDialog } from './access/members/page/LockDialog.tsx';
import { RemovePictureDialog } from './access/members/page/RemovePictureDialog.tsx';
import { WriteToDialog } from './access/members/page/WriteToDialog.tsx';
import { ImposeBreakDialog } from './access/protection/ImposeBreakDialog.tsx';
import { LiftExclusionDialog } from './access/protection/LiftExclusionDialog.tsx';
import { ProtectionDialog } from './access/protection/ProtectionDialog.tsx';
import { SetLimitDialog } from './access/protection/SetLimitDialog.tsx';
import { AcceptIdentityDialog } from './access/verification/AcceptIdentityDialog.tsx';
import { AskIdentityAgainDialog } from './access/verification/AskIdentityAgainDialog.tsx';
import { IdentityRuleDialog } from './access/verification/IdentityRuleDialog.tsx';
import { RefuseIdentityDialog } from './access/verification/RefuseIdentityDialog.tsx';
import { AgentDialog } from './agents/contracts/AgentDialog.tsx';
import { PayRunRuleDialog } from './agents/contracts/payRuns/PayRunRuleDialog.tsx';
import { ActDialog } from './delivery/registry/acts/ActDialog.tsx';
import { UndoDialog } from './delivery/registry/acts/UndoDialog.tsx';
import { AddKeyDialog } from './delivery/registry/teams/AddKeyDialog.tsx';
import { OpenMarketsDialog } from './delivery/registry/teams/OpenMarketsDialog.tsx';
import { RenderingDialog } from './delivery/registry/teams/RenderingDialog.tsx';
import { RevokeKeyDialog } from './delivery/registry/teams/RevokeKeyDialog.tsx';
import { DecideSettlementDialog } from './money/cash/contradictions/DecideSettlementDialog.tsx';
import { ProposeSettlementDialog } from './money/cash/contradictions/ProposeSettlementDialog.tsx';
import { CorrectBalanceDialog } from './money/cash/corrections/CorrectBalanceDialog.tsx';
import { DecideCorrectionDialog } from './money/cash/corrections/DecideCorrectionDialog.tsx';
import { DepositsDialog } from './money/cash/several/DepositsDialog.tsx';
import { WithdrawalsDialog } from './money/cash/several/WithdrawalsDialog.tsx';
import { CashTermsDialog } from './money/cash/terms/CashTermsDialog.tsx';
import { WithdrawalDialog } from './money/cash/WithdrawalDialog.tsx';
import { LineTransferDialog } from './money/lineTransfers/LineTransferDialog.tsx';
import { WalletsDialog } from './money/wallets/WalletsDialog.tsx';
import { DecideDialog } from './operators/proposals/DecideDialog.tsx';
import { DecideGuardedChangeDialog } from './operators/proposals/DecideGuardedChangeDialog.tsx';
import { PickLimitDialog } from './play/lottery/draws/PickLimitDialog.tsx';
import { VoidDrawDialog } from './play/lottery/draws/VoidDrawDialog.tsx';
import { LotteryDialog } from './play/lottery/offer/LotteryDialog.tsx';
import { EndPlanDialog } from './play/lottery/plans/EndPlanDialog.tsx';
import { StationDialog } from './play/lottery/stations/StationDialog.tsx';
import { ReviewLateWinDialog } from './play/seamless/lateWins/ReviewLateWinDialog.tsx';
import { CallerDialog } from './play/seamless/vendors/CallerDialog.tsx';
import { EndPreviousSecretDialog } from './play/seamless/vendors/EndPreviousSecretDialog.tsx';
import { LaunchSettingsDialog } from './play/seamless/vendors/LaunchSettingsDialog.tsx';
import { RotateSecretDialog } from './play/seamless/vendors/RotateSecretDialog.tsx';
import { SecretDialog } from './play/seamless/vendors/SecretDialog.tsx';
import { VendorStateDialog } from './play/seamless/vendors/VendorStateDialog.tsx';
import { GiveBonusDialog } from './rewards/bonuses/GiveBonusDialog.tsx';
import { EndMissionDialog } from './rewards/missions/EndMissionDialog.tsx';
import { MissionDialog } from './rewards/missions/MissionDialog.tsx';
import { WheelDialog } from './rewards/missions/WheelDialog.tsx';
import { GoodsDialog } from './rewards/points/GoodsDialog.tsx';
import { PointRuleDialog } from './rewards/points/PointRuleDialog.tsx';
import { RedemptionDialog } from './rewards/points/RedemptionDialog.tsx';
import { AcceptApplicationDialog } from './rewards/promotions/applications/AcceptApplicationDialog.tsx';
import { RefuseApplicationDialog } from './rewards/promotions/applications/RefuseApplicationDialog.tsx';
import { EndPromotionDialog } from './rewards/promotions/EndPromotionDialog.tsx';
import { RebateDialog } from './rewards/rebates/RebateDialog.tsx';
import { ReferralDialog } from './rewards/referrals/ReferralDialog.tsx';
import { VipDialog } from './rewards/vip/VipDialog.tsx';
import { AppsDialog } from './site/content/AppsDialog.tsx';
import { AnswerFeedbackDialog } from './site/content/feedback/AnswerFeedbackDialog.tsx';
import { ChangeFeedbackDialog } from './site/content/feedback/ChangeFeedbackDialog.tsx';
import { ServiceDialog } from './site/content/ServiceDialog.tsx';
import { MailingDialog } from './site/mailings/MailingDialog.tsx';
import { StopMailingDialog } from './site/mailings/StopMailingDialog.tsx';
import { AgeDialog } from './site/markets/age/AgeDialog.tsx';
import { PublishTermsDialog } from './site/markets/age/PublishTermsDialog.tsx';
import { FourEyesDialog } from './site/markets/FourEyesDialog.tsx';
import { LimitsDialog } from './site/markets/LimitsDialog.tsx';
import { StatusDialog } from './site/markets/StatusDialog.tsx';
import { SwitchesDialog } from './site/markets/SwitchesDialog.tsx';
import { AnnouncementDialog } from './site/messages/AnnouncementDialog.tsx';
import { WithdrawAnnouncementDialog } from './site/messages/WithdrawAnnouncementDialog.tsx';
import { AnswerSignDialog } from './site/signs/AnswerSignDialog.tsx';

/** The dialog of a request. All dialogs are one chunk, outside the first view. */
export function DialogOf({ request }: { request: DialogRequest }): ReactElement {
  switch (request.kind) {
    case 'act':
      return <ActDialog {...request} />;
    case 'decide':
      return <DecideDialog pending={request.pending} decision={request.decision} />;
    case 'decideGuardedChange':
      return <DecideGuardedChangeDialog pending={request.pending} decision={request.decision} />;
    case 'undo':
      return <UndoDialog entry={request.entry} />;
    case 'endSessions':
      return <EndSessionsDialog member={request.member} />;
    case 'writeTo':
      return <WriteToDialog member={request.member} />;
    case 'removePicture':
      return <RemovePictureDialog member={request.member} />;
    case 'lockMember':
      return <LockDialog member={request.member} act="lock" />;
    case 'unlockMember':
      return <LockDialog member={request.member} act="unlock" />;
    case 'memberLabels':
      return <LabelsDialog member={request.member} labels={request.labels} />;
    case 'setPlayLimit':
      return <SetLimitDialog member={request.member} limits={request.limits} />;
    case 'imposeBreak':
      return <ImposeBreakDialog member={request.member} />;
    case 'liftExclusion':
      return <LiftExclusionDialog member={request.member} exclusion={request.exclusion} />;
    case 'correctBalance':
      return <CorrectBalanceDialog member={request.member} />;
    case 'decideCorrection':
      return <DecideCorrectionDialog correction={request.correction} decision={request.decision} />;
    case 'withdrawals':
      return <WithdrawalsDialog {...request} />;
    case 'deposits':
      return <DepositsDialog {...request} />;
    case 'withdrawal':
      return <WithdrawalDialog withdrawal={request.withdrawal} act={request.act} />;
    case 'proposeSettlement':
      return <ProposeSettlementDialog {...request} />;
    case 'decideSettlement':
      return <DecideSettlementDialog {...request} />;
    case 'fourEyes':
      return <FourEyesDialog market={request.market} />;
    case 'wallets':
      return <WalletsDialog market={request.market} wallets={request.wallets} act={request.act} />;
    case 'caller':
      return <CallerDialog caller={request.caller} />;
    case 'rotateSecret':
      return <RotateSecretDialog caller={request.caller} />;
    case 'endFormer':
      return <EndPreviousSecretDialog caller={request.caller} />;
    case 'secretTold':
      return <SecretDialog {...request} />;
    case 'decideProposal':
      return <DecideProposalDialog proposal={request.proposal} decision={request.decision} />;
    case 'limits':
      return <LimitsDialog market={request.market} limits={request.limits} />;
    case 'marketStatus':
      return <StatusDialog market={request.market} settings={request.settings} />;
    case 'marketSwitches':
      return <SwitchesDialog market={request.market} settings={request.settings} />;
    case 'registrationFields':
      return <RegistrationDialog market={request.market} settings={request.settings} />;
    case 'marketProtection':
      return <ProtectionDialog market={request.market} settings={request.settings} />;
    case 'marketIdentity':
      return <IdentityRuleDialog market={request.market} settings={request.settings} />;
    case 'marketAge':
      return <AgeDialog market={request.market} settings={request.settings} />;
    case 'marketRebates':
      return <RebateDialog market={request.market} settings={request.settings} />;
    case 'marketLottery':
      return <LotteryDialog market={request.market} settings={request.settings} />;
    case 'marketCash':
      return <CashTermsDialog market={request.market} settings={request.settings} />;
    case 'marketReferral':
      return <ReferralDialog market={request.market} settings={request.settings} />;
    case 'marketLineTransfers':
      return <LineTransferDialog market={request.market} settings={request.settings} />;
    case 'marketPayRuns':
      return <PayRunRuleDialog market={request.market} settings={request.settings} />;
    case 'marketVip':
      return <VipDialog market={request.market} settings={request.settings} />;
    case 'publishTerms':
      return <PublishTermsDialog market={request.market} />;
    case 'serviceEntries':
      return <ServiceDialog market={request.market} settings={request.settings} />;
    case 'appEntries':
      return <AppsDialog market={request.market} settings={request.settings} />;
    case 'announcement':
      return <AnnouncementDialog announcement={request.announcement} />;
    case 'withdrawAnnouncement':
      return <WithdrawAnnouncementDialog announcement={request.announcement} />;
    case 'mailing':
      return <MailingDialog labels={request.labels} />;
    case 'stopMailing':
      return <StopMailingDialog mailing={request.mailing} />;
    case 'giveBonus':
      return <GiveBonusDialog member={request.member} />;
    case 'endPromotion':
      return <EndPromotionDialog promotion={request.promotion} />;
    case 'mission':
      return <MissionDialog mission={request.mission} />;
    case 'endMission':
      return <EndMissionDialog mission={request.mission} />;
    case 'wheel':
      return <WheelDialog desk={request.desk} />;
    case 'acceptApplication':
      return <AcceptApplicationDialog application={request.application} />;
    case 'refuseApplication':
      return <RefuseApplicationDialog application={request.application} />;
    case 'goods':
      return <GoodsDialog goods={request.goods} />;
    case 'pointRule':
      return <PointRuleDialog market={request.market} rule={request.rule} />;
    case 'redemption':
      return <RedemptionDialog redemption={request.redemption} decision={request.decision} />;
    case 'changeFeedback':
      return <ChangeFeedbackDialog feedback={request.feedback} />;
    case 'answerFeedback':
      return <AnswerFeedbackDialog feedback={request.feedback} />;
    case 'answerSign':
      return <AnswerSignDialog sign={request.sign} />;
    case 'acceptIdentity':
      return <AcceptIdentityDialog check={request.check} />;
    case 'refuseIdentity':
      return <RefuseIdentityDialog check={request.check} />;
    case 'askIdentityAgain':
      return <AskIdentityAgainDialog check={request.check} />;
    case 'agents':
      return <AgentDialog ask={request.ask} />;
    case 'undoSetting':
      return <UndoSettingDialog change={request.change} />;
    case 'reviewLateWin':
      return <ReviewLateWinDialog lateWin={request.lateWin} decision={request.decision} />;
    case 'voidDraw':
      return <VoidDrawDialog draw={request.draw} />;
    case 'endPlan':
      return <EndPlanDialog plan={request.plan} />;
    case 'limitPick':
      return <PickLimitDialog of={request.of} act={request.act} />;
    case 'station':
      return <StationDialog station={request.station} hasBeacon={request.hasBeacon} />;
    case 'vendorPlace':
      return <LaunchSettingsDialog vendor={request.vendor} callers={request.callers} />;
    case 'vendorState':
      return <VendorStateDialog vendor={request.vendor} />;
    case 'addKey':
      return <AddKeyDialog team={request.team} />;
    case 'openMarkets':
      return <OpenMarketsDialog team={request.team} />;
    case 'rendering':
      return <RenderingDialog team={request.team} />;
    case 'revokeKey':
      return <RevokeKeyDialog team={request.team} keyId={request.key} />;
  }
}
