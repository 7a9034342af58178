import type { OperatorCall } from '@unisite/shared/contract/operators';
import {
  disableContractKind,
  enableContractKind,
  endHouseContract,
  keepHouseContract,
  offerHouseContract,
  switchOffLink,
} from '@unisite/shared/contract/operatorsAgents';
import { acceptApplication, refuseApplication } from '@unisite/shared/contract/operatorsApplications';
import { giveMemberBonus } from '@unisite/shared/contract/operatorsBonuses';
import { decideWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { decideSettlement, proposeSettlement } from '@unisite/shared/contract/operatorsContradictions';
import { correctBalance, decideCorrection } from '@unisite/shared/contract/operatorsCorrections';
import { queryDeposit } from '@unisite/shared/contract/operatorsDeposits';
import { reviewLateWin } from '@unisite/shared/contract/operatorsLateWins';
import { changeMarketLimits } from '@unisite/shared/contract/operatorsLimits';
import { enterDrawResult, limitDrawPick, voidDraw } from '@unisite/shared/contract/operatorsLottery';
import { endLotteryPlan } from '@unisite/shared/contract/operatorsLotteryPlans';
import {
  changeMarketCash,
  changeMarketLineTransfers,
  changeMarketLottery,
  changeMarketPayRuns,
  changeMarketRebates,
  changeMarketReferral,
  changeMarketVip,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { setMemberLabels } from '@unisite/shared/contract/operatorsMember';
import { endMission, saveMission } from '@unisite/shared/contract/operatorsMissions';
import { approvePayRun, refusePayRun } from '@unisite/shared/contract/operatorsPayRuns';
import { decideRedemption, saveGoods, savePointRule } from '@unisite/shared/contract/operatorsPoints';
import { endPromotion, savePromotion } from '@unisite/shared/contract/operatorsPromotions';
import { decideProposal } from '@unisite/shared/contract/operatorsProposals';
import { saveWheel } from '@unisite/shared/contract/operatorsRaffle';
import { changeStation } from '@unisite/shared/contract/operatorsStations';
import {
  addVendorCaller,
  changeVendor,
  changeVendorCaller,
  endFormerSecret,
  rotateVendorSecret,
  switchVendor,
} from '@unisite/shared/contract/operatorsVendors';
import { bringBackWallets, setMarketWallets } from '@unisite/shared/contract/operatorsWallets';

/**
 * none: moves nothing. returns: a member's own money goes back to the member. pays: a member's own money is paid out.
 * makes: somebody gets money that is not the member's own, or loses it. allows: enables making money, or more of it, by
 * other calls.
 */
type Effect = 'none' | 'returns' | 'pays' | 'makes' | 'allows';

interface MoneyAct {
  readonly calls: readonly [asks: OperatorCall, decides?: OperatorCall];
  readonly effect: Effect;
  /** How many operators it takes. */
  readonly takes: 'one' | 'two';
}

/**
 * Every console act that concerns money, and how many operators it takes (docs/who-agrees.md). What makes money or
 * enables making it takes two.
 */
export const moneyActs = {
  approveSmall: { calls: [decideWithdrawal], effect: 'pays', takes: 'one' },
  approveLarge: { calls: [decideWithdrawal, decideProposal], effect: 'pays', takes: 'two' },
  reject: { calls: [decideWithdrawal], effect: 'returns', takes: 'one' },
  markPaid: { calls: [decideWithdrawal, decideProposal], effect: 'makes', takes: 'two' },
  askBank: { calls: [decideWithdrawal], effect: 'none', takes: 'one' },
  askAboutDeposit: { calls: [queryDeposit], effect: 'none', takes: 'one' },
  returnMissing: { calls: [decideWithdrawal, decideProposal], effect: 'makes', takes: 'two' },
  forceReceipt: { calls: [decideWithdrawal], effect: 'none', takes: 'one' },
  settle: { calls: [proposeSettlement, decideSettlement], effect: 'makes', takes: 'two' },
  payLateWin: { calls: [reviewLateWin, decideProposal], effect: 'makes', takes: 'two' },
  dismissLateWin: { calls: [reviewLateWin], effect: 'none', takes: 'one' },
  credit: { calls: [correctBalance, decideCorrection], effect: 'makes', takes: 'two' },
  debit: { calls: [correctBalance, decideCorrection], effect: 'makes', takes: 'two' },
  addCaller: { calls: [addVendorCaller, decideProposal], effect: 'allows', takes: 'two' },
  allowPrizes: { calls: [changeVendorCaller, decideProposal], effect: 'allows', takes: 'two' },
  endPrizes: { calls: [changeVendorCaller], effect: 'none', takes: 'one' },
  changeSecret: { calls: [rotateVendorSecret, decideProposal], effect: 'allows', takes: 'two' },
  endFormerSecret: { calls: [endFormerSecret], effect: 'none', takes: 'one' },
  changeVendorCaller: { calls: [changeVendor, decideProposal], effect: 'allows', takes: 'two' },
  changeVendorAddress: { calls: [changeVendor, decideProposal], effect: 'allows', takes: 'two' },
  changeVendorWindow: { calls: [changeVendor], effect: 'none', takes: 'one' },
  switchVendor: { calls: [switchVendor], effect: 'none', takes: 'one' },
  raiseLimits: { calls: [changeMarketLimits, decideProposal], effect: 'allows', takes: 'two' },
  raiseLotteryOffers: { calls: [changeMarketLottery, decideProposal], effect: 'allows', takes: 'two' },
  lowerLotteryOffers: { calls: [changeMarketLottery], effect: 'none', takes: 'one' },
  loosenCash: { calls: [changeMarketCash, decideProposal], effect: 'allows', takes: 'two' },
  tightenCash: { calls: [changeMarketCash], effect: 'none', takes: 'one' },
  raiseReferral: { calls: [changeMarketReferral, decideProposal], effect: 'allows', takes: 'two' },
  lowerReferral: { calls: [changeMarketReferral], effect: 'none', takes: 'one' },
  loosenLineTransfers: { calls: [changeMarketLineTransfers, decideProposal], effect: 'allows', takes: 'two' },
  tightenLineTransfers: { calls: [changeMarketLineTransfers], effect: 'none', takes: 'one' },
  lowerLimits: { calls: [changeMarketLimits], effect: 'none', takes: 'one' },
  enterResult: { calls: [enterDrawResult, enterDrawResult], effect: 'makes', takes: 'two' },
  correctResult: { calls: [enterDrawResult, enterDrawResult], effect: 'makes', takes: 'two' },
  loosenTimetable: { calls: [changeStation, decideProposal], effect: 'allows', takes: 'two' },
  tightenTimetable: { calls: [changeStation], effect: 'none', takes: 'one' },
  raisePickLimit: { calls: [limitDrawPick, decideProposal], effect: 'allows', takes: 'two' },
  lowerPickLimit: { calls: [limitDrawPick], effect: 'none', takes: 'one' },
  voidDraw: { calls: [voidDraw, decideProposal], effect: 'makes', takes: 'two' },
  endPlan: { calls: [endLotteryPlan], effect: 'returns', takes: 'one' },
  giveBonus: { calls: [giveMemberBonus, decideProposal], effect: 'makes', takes: 'two' },
  giveLabel: { calls: [setMemberLabels, decideProposal], effect: 'allows', takes: 'two' },
  takeLabel: { calls: [setMemberLabels], effect: 'none', takes: 'one' },
  acceptApplication: { calls: [acceptApplication, decideProposal], effect: 'makes', takes: 'two' },
  refuseApplication: { calls: [refuseApplication], effect: 'none', takes: 'one' },
  offerPromotion: { calls: [savePromotion, decideProposal], effect: 'allows', takes: 'two' },
  announcePromotion: { calls: [savePromotion], effect: 'none', takes: 'one' },
  raiseRebates: { calls: [changeMarketRebates, decideProposal], effect: 'allows', takes: 'two' },
  lowerRebates: { calls: [changeMarketRebates], effect: 'none', takes: 'one' },
  endPromotion: { calls: [endPromotion], effect: 'none', takes: 'one' },
  raiseClub: { calls: [changeMarketVip, decideProposal], effect: 'allows', takes: 'two' },
  lowerClub: { calls: [changeMarketVip], effect: 'none', takes: 'one' },
  raisePoints: { calls: [savePointRule, decideProposal], effect: 'allows', takes: 'two' },
  lowerPoints: { calls: [savePointRule], effect: 'none', takes: 'one' },
  offerMission: { calls: [saveMission, decideProposal], effect: 'allows', takes: 'two' },
  tightenMission: { calls: [saveMission], effect: 'none', takes: 'one' },
  endMission: { calls: [endMission], effect: 'none', takes: 'one' },
  changeWheel: { calls: [saveWheel, decideProposal], effect: 'allows', takes: 'two' },
  closeWheel: { calls: [saveWheel], effect: 'none', takes: 'one' },
  offerGoods: { calls: [saveGoods, decideProposal], effect: 'allows', takes: 'two' },
  closeGoods: { calls: [saveGoods], effect: 'none', takes: 'one' },
  approveRedemption: { calls: [decideRedemption], effect: 'none', takes: 'one' },
  rejectRedemption: { calls: [decideRedemption], effect: 'none', takes: 'one' },
  enableContractKind: { calls: [enableContractKind, decideProposal], effect: 'allows', takes: 'two' },
  disableContractKind: { calls: [disableContractKind], effect: 'none', takes: 'one' },
  offerHouseContract: { calls: [offerHouseContract, decideProposal], effect: 'allows', takes: 'two' },
  endHouseContract: { calls: [endHouseContract], effect: 'none', takes: 'one' },
  keepHouseContract: { calls: [keepHouseContract], effect: 'none', takes: 'one' },
  switchOffLink: { calls: [switchOffLink], effect: 'none', takes: 'one' },
  loosenPayRuns: { calls: [changeMarketPayRuns, decideProposal], effect: 'allows', takes: 'two' },
  tightenPayRuns: { calls: [changeMarketPayRuns], effect: 'none', takes: 'one' },
  approvePayRun: { calls: [approvePayRun, decideProposal], effect: 'makes', takes: 'two' },
  refusePayRun: { calls: [refusePayRun], effect: 'none', takes: 'one' },
  switchWallets: { calls: [setMarketWallets], effect: 'returns', takes: 'one' },
  bringBackWallets: { calls: [bringBackWallets], effect: 'returns', takes: 'one' },
} as const satisfies Record<string, MoneyAct>;

export type MoneyActName = keyof typeof moneyActs;
