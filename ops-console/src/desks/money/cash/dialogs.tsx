import type { MarketView, OperatorMember } from '@unisite/shared/contract/operators';
import type { OperatorWithdrawal, WithdrawalAct } from '@unisite/shared/contract/operatorsCash';
import type { Contradiction, SettlementOutcome } from '@unisite/shared/contract/operatorsContradictions';
import type { Correction } from '@unisite/shared/contract/operatorsCorrections';
import type { OperatorDeposit } from '@unisite/shared/contract/operatorsDeposits';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { DialogsOf } from '../../../acts/dialogs.ts';
import type { ProposalDecision } from '../../../acts/proposalDecision.ts';
import { DecideSettlementDialog } from './contradictions/DecideSettlementDialog.tsx';
import { ProposeSettlementDialog } from './contradictions/ProposeSettlementDialog.tsx';
import { CorrectBalanceDialog } from './corrections/CorrectBalanceDialog.tsx';
import { DecideCorrectionDialog } from './corrections/DecideCorrectionDialog.tsx';
import { DepositsDialog } from './several/DepositsDialog.tsx';
import { WithdrawalsDialog } from './several/WithdrawalsDialog.tsx';
import { CashTermsDialog } from './terms/CashTermsDialog.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

declare module '../../../acts/dialogs.ts' {
  interface Dialogs {
    correctBalance: { readonly member: OperatorMember };
    decideCorrection: { readonly correction: Correction; readonly decision: ProposalDecision };
    withdrawals: { readonly withdrawals: readonly OperatorWithdrawal[]; readonly act: 'approve' | 'reject' };
    deposits: { readonly deposits: readonly OperatorDeposit[] };
    withdrawal: { readonly withdrawal: OperatorWithdrawal; readonly act: WithdrawalAct };
    proposeSettlement: { readonly contradiction: Contradiction; readonly outcome: SettlementOutcome };
    decideSettlement: {
      readonly contradiction: Contradiction;
      readonly proposal: NonNullable<Contradiction['proposal']>;
      readonly decision: ProposalDecision;
    };
    marketCash: { readonly market: MarketView; readonly settings: MarketSettings };
  }
}

export const dialogs: DialogsOf<
  | 'correctBalance'
  | 'decideCorrection'
  | 'withdrawals'
  | 'deposits'
  | 'withdrawal'
  | 'proposeSettlement'
  | 'decideSettlement'
  | 'marketCash'
> = {
  correctBalance: CorrectBalanceDialog,
  decideCorrection: DecideCorrectionDialog,
  withdrawals: WithdrawalsDialog,
  deposits: DepositsDialog,
  withdrawal: WithdrawalDialog,
  proposeSettlement: ProposeSettlementDialog,
  decideSettlement: DecideSettlementDialog,
  marketCash: CashTermsDialog,
};
