import type { Proposal } from '@unisite/shared/contract/operatorsProposals';
import type { ReactElement } from 'react';
import { ProposalBox } from './ProposalBox.tsx';
import styles from './Proposals.module.css';

/** Open proposals, each with its decisions. */
export function ProposalList({ proposals }: { proposals: readonly Proposal[] }): ReactElement {
  return (
    <ul className={styles.list}>
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <ProposalBox proposal={proposal} bare />
        </li>
      ))}
    </ul>
  );
}
