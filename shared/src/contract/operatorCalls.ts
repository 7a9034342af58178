import type { OperatorCall } from './operatorCall.ts';
import {
  audit,
  decideAct,
  decideGuardedChange,
  endSessionsOfMember,
  findMember,
  healthSeries,
  matrix,
  operatorAct,
  operatorSession,
  operatorSignIn,
  operatorSignOut,
  operatorVerify,
  pendingActs,
  remoteDetail,
  removeMemberPicture,
  setMarket,
  undoAct,
} from './operators.ts';
import { accessAudit } from './operatorsAccessAudit.ts';
import { agentDeskCalls } from './operatorsAgents.ts';
import { announcementDesk, saveAnnouncement, withdrawAnnouncement } from './operatorsAnnouncements.ts';
import { applicationCalls } from './operatorsApplications.ts';
import { giveMemberBonus, memberBonusList } from './operatorsBonuses.ts';
import { cashDesk, decideWithdrawal } from './operatorsCash.ts';
import { contradictions, decideSettlement, proposeSettlement } from './operatorsContradictions.ts';
import { correctBalance, corrections, decideCorrection, memberBalance } from './operatorsCorrections.ts';
import { feedbackCount, proposalCount, signCount } from './operatorsCounts.ts';
import { depositDesk, queryDeposit } from './operatorsDeposits.ts';
import { answerFeedback, changeFeedback, feedbackDesk } from './operatorsFeedback.ts';
import { identityCalls } from './operatorsIdentity.ts';
import { lateWins, reviewLateWin } from './operatorsLateWins.ts';
import { changeMarketLimits, listMarketLimits } from './operatorsLimits.ts';
import { lotteryDeskCalls } from './operatorsLottery.ts';
import { lotteryPlanDeskCalls } from './operatorsLotteryPlans.ts';
import { mailingCalls } from './operatorsMailings.ts';
import { marketTerms, publishTerms } from './operatorsMarketAge.ts';
import {
  changeAppEntries,
  changeMarketAge,
  changeMarketCash,
  changeMarketIdentity,
  changeMarketPayRuns,
  changeMarketProtection,
  changeMarketStatus,
  changeMarketSwitches,
  changeRegistrationFields,
  changeServiceEntries,
  listMarketSettings,
} from './operatorsMarketSettings.ts';
import { memberPageCalls } from './operatorsMember.ts';
import { endMission, missionDesk, rewardsGiven, saveMission } from './operatorsMissions.ts';
import { payRunCalls } from './operatorsPayRuns.ts';
import { uploadSitePicture } from './operatorsPictures.ts';
import { decideRedemption, pointDesk, redemptionDesk, saveGoods, savePointRule } from './operatorsPoints.ts';
import { dryRunPromotion } from './operatorsPromotionDryRun.ts';
import { promotionRefusals } from './operatorsPromotionRefusals.ts';
import { endPromotion, freeRoundGames, promotionDesk, savePromotion } from './operatorsPromotions.ts';
import { decideProposal, proposals } from './operatorsProposals.ts';
import { imposeBreak, liftExclusion, memberProtection, setMemberLimit } from './operatorsProtection.ts';
import { saveWheel, wheelDesk } from './operatorsRaffle.ts';
import { houseReport } from './operatorsReports.ts';
import { answerSign, signs } from './operatorsSigns.ts';
import { stationCalls } from './operatorsStations.ts';
import { addTeamKey, revokeTeamKey, setTeamRendering, teams } from './operatorsTeams.ts';
import { matrixTrends } from './operatorsTrends.ts';
import {
  addVendorCaller,
  changeVendor,
  changeVendorCaller,
  endFormerSecret,
  rotateVendorSecret,
  switchVendor,
  vendors,
} from './operatorsVendors.ts';
import { bringBackWallets, listMarketWallets, setMarketWallets } from './operatorsWallets.ts';

/** Every call of the console. Importing this loads all their schemas. */
export const operatorCalls = [
  operatorSignIn,
  operatorVerify,
  operatorSession,
  operatorSignOut,
  matrix,
  matrixTrends,
  remoteDetail,
  audit,
  accessAudit,
  operatorAct,
  pendingActs,
  decideAct,
  undoAct,
  decideGuardedChange,
  setMarket,
  findMember,
  endSessionsOfMember,
  removeMemberPicture,
  ...memberPageCalls,
  memberProtection,
  setMemberLimit,
  imposeBreak,
  liftExclusion,
  ...identityCalls,
  teams,
  addTeamKey,
  revokeTeamKey,
  setTeamRendering,
  healthSeries,
  cashDesk,
  decideWithdrawal,
  depositDesk,
  queryDeposit,
  contradictions,
  proposeSettlement,
  decideSettlement,
  lateWins,
  reviewLateWin,
  ...lotteryDeskCalls,
  ...lotteryPlanDeskCalls,
  ...stationCalls,
  memberBalance,
  correctBalance,
  corrections,
  decideCorrection,
  listMarketWallets,
  setMarketWallets,
  bringBackWallets,
  vendors,
  addVendorCaller,
  changeVendorCaller,
  rotateVendorSecret,
  endFormerSecret,
  changeVendor,
  switchVendor,
  listMarketLimits,
  changeMarketLimits,
  listMarketSettings,
  changeMarketStatus,
  changeMarketSwitches,
  changeRegistrationFields,
  changeServiceEntries,
  changeAppEntries,
  changeMarketProtection,
  changeMarketIdentity,
  changeMarketAge,
  changeMarketCash,
  changeMarketPayRuns,
  marketTerms,
  publishTerms,
  announcementDesk,
  saveAnnouncement,
  withdrawAnnouncement,
  ...mailingCalls,
  uploadSitePicture,
  memberBonusList,
  giveMemberBonus,
  promotionDesk,
  freeRoundGames,
  promotionRefusals,
  dryRunPromotion,
  savePromotion,
  endPromotion,
  ...applicationCalls,
  pointDesk,
  saveGoods,
  savePointRule,
  redemptionDesk,
  decideRedemption,
  ...agentDeskCalls,
  ...payRunCalls,
  missionDesk,
  saveMission,
  endMission,
  rewardsGiven,
  wheelDesk,
  saveWheel,
  feedbackDesk,
  feedbackCount,
  changeFeedback,
  answerFeedback,
  signs,
  signCount,
  answerSign,
  proposals,
  proposalCount,
  decideProposal,
  houseReport,
] as const satisfies readonly OperatorCall[];
