import type { Proposal } from '@unisite/shared/contract/operatorsProposals';
import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DecisionButtons } from '../acts/DecisionButtons.tsx';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import styles from './Proposals.module.css';
import { useProposalText } from './useProposalText.ts';

interface ProposalBoxProps {
  proposal: Proposal;
  /** Without a frame of its own, in a list. */
  bare?: boolean;
}

/** A proposal that waits: what it does, whose it is and why, and what the operator can decide of it. */
export function ProposalBox({ proposal, bare = false }: ProposalBoxProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { by, notBy, at, why, change } = proposal;
  const { what, name, details } = useProposalText()(change);
  return (
    <div className={bare ? styles.box : `${styles.box} ${styles.framed}`}>
      <div className="row">
        <Tag tone="gold" icon="shield">
          {t('pending.proposed')}
        </Tag>
        <strong>{what}</strong>
      </div>
      {details.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="muted">{t('contradictions.proposedBy', { who: by, at: figures.when(at), why })}</p>
      <DecisionButtons
        proposedBy={by}
        notBy={notBy}
        reference={name}
        request={(decision) => ({ kind: 'decideProposal', proposal, decision })}
      />
    </div>
  );
}
