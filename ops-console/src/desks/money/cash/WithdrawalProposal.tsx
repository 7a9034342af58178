import { vnd } from '@unisite/shared/contract/money';
import type { OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import type { ReactElement } from 'react';
import { ProposalBox } from '../../../acts/proposals/ProposalBox.tsx';

interface WithdrawalProposalProps {
  withdrawal: OperatorWithdrawal;
  proposal: NonNullable<OperatorWithdrawal['proposal']>;
}

/** An act on a withdrawal waiting for a second operator. */
export function WithdrawalProposal({ withdrawal, proposal }: WithdrawalProposalProps): ReactElement {
  const { id, reference, market, currency, member, paidOut, returnable, state: seen } = withdrawal;
  const { act, ...rest } = proposal;
  const amount = act === 'returnMissing' && returnable ? vnd(returnable.missing + returnable.fee) : paidOut;
  const of = { id, reference, market, currency, account: member.account };
  return <ProposalBox proposal={{ ...rest, change: { kind: 'withdrawal', act, amount, seen, ...of } }} />;
}
