import type { MarketView, OperatorMember } from '@unisite/shared/contract/operators';
import type { OperatorAnnouncement } from '@unisite/shared/contract/operatorsAnnouncements';
import type { DeskApplication } from '@unisite/shared/contract/operatorsApplications';
import type { OperatorWithdrawal, WithdrawalAct } from '@unisite/shared/contract/operatorsCash';
import type { Contradiction, SettlementOutcome } from '@unisite/shared/contract/operatorsContradictions';
import type { Correction } from '@unisite/shared/contract/operatorsCorrections';
import type { OperatorDeposit } from '@unisite/shared/contract/operatorsDeposits';
import type { OperatorFeedback } from '@unisite/shared/contract/operatorsFeedback';
import type { OperatorIdentityCheck } from '@unisite/shared/contract/operatorsIdentity';
import type { LateWin } from '@unisite/shared/contract/operatorsLateWins';
import type { MoneyLimits } from '@unisite/shared/contract/operatorsLimits';
import type { DeskDraw } from '@unisite/shared/contract/operatorsLottery';
import type { DeskPlan } from '@unisite/shared/contract/operatorsLotteryPlans';
import type { DeskMailing } from '@unisite/shared/contract/operatorsMailings';
import type { MarketPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import type { MarketSettings, SettingChange, SettingKind } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DeskMission } from '@unisite/shared/contract/operatorsMissions';
import type { DeskGoods, DeskRedemption } from '@unisite/shared/contract/operatorsPoints';
import type { DeskPromotion } from '@unisite/shared/contract/operatorsPromotions';
import type { Proposal } from '@unisite/shared/contract/operatorsProposals';
import type { OperatorBreak, OperatorPlayLimit } from '@unisite/shared/contract/operatorsProtection';
import type { DeskWheel } from '@unisite/shared/contract/operatorsRaffle';
import type { Sign } from '@unisite/shared/contract/operatorsSigns';
import type { DeskStation } from '@unisite/shared/contract/operatorsStations';
import type { OperatorVendor, VendorCaller } from '@unisite/shared/contract/operatorsVendors';
import type { MarketWallets } from '@unisite/shared/contract/operatorsWallets';
import type { ActKind, AuditEntry, PendingAct, PendingRule, TeamView } from '@unisite/shared/contract/rollout';
import type { AgentAsk } from '../desks/agents/contracts/agentAsk.ts';
import type { WalletsAct } from '../desks/money/wallets/walletsAct.ts';
import type { LimitablePick } from '../desks/play/lottery/draws/limitablePick.ts';
import type { ProposalDecision } from './proposalDecision.ts';

/** A dialog to open, and its subject. One at a time. */
export type DialogRequest =
  | {
      readonly kind: 'act';
      readonly act: ActKind;
      readonly remote: string;
      readonly market: string;
      readonly digest?: string;
    }
  | { readonly kind: 'decide'; readonly pending: PendingAct; readonly decision: 'approve' | 'withdraw' }
  | { readonly kind: 'decideGuardedChange'; readonly pending: PendingRule; readonly decision: 'approve' | 'withdraw' }
  | { readonly kind: 'undo'; readonly entry: AuditEntry }
  | { readonly kind: 'withdrawal'; readonly withdrawal: OperatorWithdrawal; readonly act: WithdrawalAct }
  | {
      readonly kind: 'withdrawals';
      readonly withdrawals: readonly OperatorWithdrawal[];
      readonly act: 'approve' | 'reject';
    }
  | { readonly kind: 'deposits'; readonly deposits: readonly OperatorDeposit[] }
  | { readonly kind: 'correctBalance' | 'giveBonus'; readonly member: OperatorMember }
  | { readonly kind: 'decideCorrection'; readonly correction: Correction; readonly decision: ProposalDecision }
  | {
      readonly kind: 'proposeSettlement';
      readonly contradiction: Contradiction;
      readonly outcome: SettlementOutcome;
    }
  | {
      readonly kind: 'decideSettlement';
      readonly contradiction: Contradiction;
      readonly proposal: NonNullable<Contradiction['proposal']>;
      readonly decision: ProposalDecision;
    }
  | {
      readonly kind: 'endSessions' | 'imposeBreak' | 'writeTo' | 'removePicture' | 'lockMember' | 'unlockMember';
      readonly member: OperatorMember;
    }
  | { readonly kind: 'memberLabels'; readonly member: OperatorMember; readonly labels: readonly string[] }
  | { readonly kind: 'setPlayLimit'; readonly member: OperatorMember; readonly limits: readonly OperatorPlayLimit[] }
  | { readonly kind: 'liftExclusion'; readonly member: OperatorMember; readonly exclusion: OperatorBreak }
  | { readonly kind: 'fourEyes' | 'publishTerms'; readonly market: MarketView }
  | {
      readonly kind: 'wallets';
      readonly market: MarketView;
      readonly wallets: MarketWallets;
      readonly act: WalletsAct;
    }
  | { readonly kind: 'caller'; readonly caller: VendorCaller | null }
  | { readonly kind: 'rotateSecret' | 'endFormer'; readonly caller: VendorCaller }
  | {
      readonly kind: 'secretTold';
      readonly caller: string;
      readonly half: 'first' | 'second';
      readonly secret: string;
    }
  | { readonly kind: 'decideProposal'; readonly proposal: Proposal; readonly decision: ProposalDecision }
  | { readonly kind: 'limits'; readonly market: MarketView; readonly limits: MoneyLimits }
  | {
      readonly kind: SettingKind;
      readonly market: MarketView;
      readonly settings: MarketSettings;
    }
  | { readonly kind: 'announcement'; readonly announcement: OperatorAnnouncement | null }
  | { readonly kind: 'mailing'; readonly labels: readonly string[] }
  | { readonly kind: 'stopMailing'; readonly mailing: DeskMailing }
  | { readonly kind: 'withdrawAnnouncement'; readonly announcement: OperatorAnnouncement }
  | { readonly kind: 'endPromotion'; readonly promotion: DeskPromotion }
  | { readonly kind: 'acceptApplication' | 'refuseApplication'; readonly application: DeskApplication }
  | { readonly kind: 'goods'; readonly goods: DeskGoods | null }
  | { readonly kind: 'mission'; readonly mission: DeskMission | null }
  | { readonly kind: 'endMission'; readonly mission: DeskMission }
  | { readonly kind: 'wheel'; readonly desk: DeskWheel }
  | { readonly kind: 'pointRule'; readonly market: string; readonly rule: MarketPoints }
  | { readonly kind: 'redemption'; readonly redemption: DeskRedemption; readonly decision: 'approve' | 'reject' }
  | { readonly kind: 'changeFeedback' | 'answerFeedback'; readonly feedback: OperatorFeedback }
  | { readonly kind: 'answerSign'; readonly sign: Sign }
  | { readonly kind: 'acceptIdentity' | 'refuseIdentity' | 'askIdentityAgain'; readonly check: OperatorIdentityCheck }
  | { readonly kind: 'agents'; readonly ask: AgentAsk }
  | { readonly kind: 'undoSetting'; readonly change: SettingChange }
  | { readonly kind: 'reviewLateWin'; readonly lateWin: LateWin; readonly decision: 'pay' | 'dismiss' }
  | { readonly kind: 'voidDraw'; readonly draw: DeskDraw }
  | { readonly kind: 'endPlan'; readonly plan: DeskPlan }
  | { readonly kind: 'limitPick'; readonly of: LimitablePick; readonly act: 'close' | 'limit' }
  | { readonly kind: 'station'; readonly station: DeskStation; readonly hasBeacon: boolean }
  | { readonly kind: 'vendorPlace'; readonly vendor: OperatorVendor; readonly callers: readonly string[] }
  | { readonly kind: 'vendorState'; readonly vendor: OperatorVendor }
  | { readonly kind: 'addKey'; readonly team: TeamView | null }
  | { readonly kind: 'openMarkets' | 'rendering'; readonly team: TeamView }
  | { readonly kind: 'revokeKey'; readonly team: string; readonly key: string };

interface OpenDialog {
  /** Distinguishes two openings of the same dialog. */
  readonly number: number;
  readonly request: DialogRequest;
}

let current: OpenDialog | null = null;
let lastNumber = 0;
const listeners = new Set<() => void>();

function set(next: OpenDialog | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog in place of the open one. */
export function openDialog(request: DialogRequest): void {
  lastNumber += 1;
  set({ number: lastNumber, request });
}

export const closeDialog = (): void => set(null);

export const dialogStore = {
  get: (): OpenDialog | null => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
