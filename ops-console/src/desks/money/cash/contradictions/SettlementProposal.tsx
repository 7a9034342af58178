import type { Contradiction } from '@unisite/shared/contract/operatorsContradictions';
import type { ReactElement } from 'react';
import { DecisionButtons } from '../../../../acts/DecisionButtons.tsx';
import styles from './Contradictions.module.css';
import { useContradictionText } from './useContradictionText.ts';

interface SettlementProposalProps {
  contradiction: Contradiction;
  proposal: NonNullable<Contradiction['proposal']>;
}

/** An open proposal: its effect, proposer, and possible decisions. */
export function SettlementProposal({ contradiction, proposal }: SettlementProposalProps): ReactElement {
  const texts = useContradictionText(contradiction);
  return (
    <div className={styles.proposal}>
      <p>{texts.means(proposal.outcome)}</p>
      <p className="muted">{texts.proposedBy(proposal)}</p>
      <DecisionButtons
        proposedBy={proposal.by}
        reference={contradiction.reference}
        request={(decision) => ({ kind: 'decideSettlement', contradiction, proposal, decision })}
      />
    </div>
  );
}
