import type { OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import type { ReactElement } from 'react';
import { Events } from './Events.tsx';
import { Proofs } from './Proofs.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalProposal } from './WithdrawalProposal.tsx';

/** Details of a withdrawal below its row: proposal, statements and pictures, events. */
export function WithdrawalDetails({ withdrawal }: { withdrawal: OperatorWithdrawal }): ReactElement {
  const { proposal, proofs, events } = withdrawal;
  return (
    <div>
      {proposal && <WithdrawalProposal withdrawal={withdrawal} proposal={proposal} />}
      <WithdrawalFacts withdrawal={withdrawal} />
      <Proofs addresses={proofs} />
      <Events events={events} />
    </div>
  );
}
