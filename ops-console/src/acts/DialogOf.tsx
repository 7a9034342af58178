import type { ReactElement } from 'react';
import { AgeDialog } from '../age/AgeDialog.tsx';
import { PublishTermsDialog } from '../age/PublishTermsDialog.tsx';
import { AgentDialog } from '../agents/AgentDialog.tsx';
import { AnnouncementDialog } from '../announcements/AnnouncementDialog.tsx';
import { WithdrawAnnouncementDialog } from '../announcements/WithdrawAnnouncementDialog.tsx';
import { AcceptApplicationDialog } from '../applications/AcceptApplicationDialog.tsx';
import { RefuseApplicationDialog } from '../applications/RefuseApplicationDialog.tsx';
import { DepositsDialog } from '../cash/several/DepositsDialog.tsx';
import { WithdrawalsDialog } from '../cash/several/WithdrawalsDialog.tsx';
import { WithdrawalDialog } from '../cash/WithdrawalDialog.tsx';
import { CashTermsDialog } from '../cashTerms/CashTermsDialog.tsx';
import { AppsDialog } from '../content/AppsDialog.tsx';
import { ServiceDialog } from '../content/ServiceDialog.tsx';
import { DecideSettlementDialog } from '../contradictions/DecideSettlementDialog.tsx';
import { ProposeSettlementDialog } from '../contradictions/ProposeSettlementDialog.tsx';
import { PickLimitDialog } from '../draws/PickLimitDialog.tsx';
import { VoidDrawDialog } from '../draws/VoidDrawDialog.tsx';
import { AnswerFeedbackDialog } from '../feedback/AnswerFeedbackDialog.tsx';
import { ChangeFeedbackDialog } from '../feedback/ChangeFeedbackDialog.tsx';
import { AcceptIdentityDialog } from '../identity/AcceptIdentityDialog.tsx';
import { AskIdentityAgainDialog } from '../identity/AskIdentityAgainDialog.tsx';
import { IdentityRuleDialog } from '../identity/IdentityRuleDialog.tsx';
import { RefuseIdentityDialog } from '../identity/RefuseIdentityDialog.tsx';
import { ReviewLateWinDialog } from '../lateWins/ReviewLateWinDialog.tsx';
import { LineTransferDialog } from '../lineTransfers/LineTransferDialog.tsx';
import { LotteryDialog } from '../lottery/LotteryDialog.tsx';
import { EndPlanDialog } from '../lotteryPlans/EndPlanDialog.tsx';
import { MailingDialog } from '../mailings/MailingDialog.tsx';
import { StopMailingDialog } from '../mailings/StopMailingDialog.tsx';
import { FourEyesDialog } from '../markets/FourEyesDialog.tsx';
import { LimitsDialog } from '../markets/LimitsDialog.tsx';
import { StatusDialog } from '../markets/StatusDialog.tsx';
import { SwitchesDialog } from '../markets/SwitchesDialog.tsx';
import { WalletsDialog } from '../markets/WalletsDialog.tsx';
import { CorrectBalanceDialog } from '../members/CorrectBalanceDialog.tsx';
import { DecideCorrectionDialog } from '../members/DecideCorrectionDialog.tsx';
import { EndSessionsDialog } from '../members/EndSessionsDialog.tsx';
import { GiveBonusDialog } from '../members/GiveBonusDialog.tsx';
import { LabelsDialog } from '../members/page/LabelsDialog.tsx';
import { LockDialog } from '../members/page/LockDialog.tsx';
import { RemovePictureDialog } from '../members/page/RemovePictureDialog.tsx';
import { WriteToDialog } from '../members/page/WriteToDialog.tsx';
import { EndMissionDialog } from '../missions/EndMissionDialog.tsx';
import { MissionDialog } from '../missions/MissionDialog.tsx';
import { WheelDialog } from '../missions/WheelDialog.tsx';
import { PayRunRuleDialog } from '../payRuns/PayRunRuleDialog.tsx';
import { GoodsDialog } from '../points/GoodsDialog.tsx';
import { PointRuleDialog } from '../points/PointRuleDialog.tsx';
import { RedemptionDialog } from '../points/RedemptionDialog.tsx';
import { EndPromotionDialog } from '../promotions/EndPromotionDialog.tsx';
import { DecideProposalDialog } from '../proposals/DecideProposalDialog.tsx';
import { ImposeBreakDialog } from '../protection/ImposeBreakDialog.tsx';
import { LiftExclusionDialog } from '../protection/LiftExclusionDialog.tsx';
import { ProtectionDialog } from '../protection/ProtectionDialog.tsx';
import { SetLimitDialog } from '../protection/SetLimitDialog.tsx';
import { RebateDialog } from '../rebates/RebateDialog.tsx';
import { ReferralDialog } from '../referrals/ReferralDialog.tsx';
import { RegistrationDialog } from '../registration/RegistrationDialog.tsx';
import { UndoSettingDialog } from '../settings/UndoSettingDialog.tsx';
import { AnswerSignDialog } from '../signs/AnswerSignDialog.tsx';
import { StationDialog } from '../stations/StationDialog.tsx';
import { AddKeyDialog } from '../teams/AddKeyDialog.tsx';
import { OpenMarketsDialog } from '../teams/OpenMarketsDialog.tsx';
import { RenderingDialog } from '../teams/RenderingDialog.tsx';
import { RevokeKeyDialog } from '../teams/RevokeKeyDialog.tsx';
import { CallerDialog } from '../vendors/CallerDialog.tsx';
import { EndPreviousSecretDialog } from '../vendors/EndPreviousSecretDialog.tsx';
import { LaunchSettingsDialog } from '../vendors/LaunchSettingsDialog.tsx';
import { RotateSecretDialog } from '../vendors/RotateSecretDialog.tsx';
import { SecretDialog } from '../vendors/SecretDialog.tsx';
import { VendorStateDialog } from '../vendors/VendorStateDialog.tsx';
import { VipDialog } from '../vip/VipDialog.tsx';
import { ActDialog } from './ActDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { DecideGuardedChangeDialog } from './DecideGuardedChangeDialog.tsx';
import type { DialogRequest } from './dialogs.ts';
import { UndoDialog } from './UndoDialog.tsx';

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
