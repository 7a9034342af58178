import type { Proposal } from '@unisite/shared/contract/operatorsProposals';
import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../frame/words/useNumberFormat.ts';
import { DecisionButtons } from '../DecisionButtons.tsx';
import styles from './Proposals.module.css';
import type { ProposalText } from './proposalText.ts';

export interface BoxOf {
  proposal: Proposal;
  /** Without a box of its own, in a list. */
  bare?: boolean | undefined;
}

/** A proposal with its texts. */
export function ProposalFrame({ proposal, bare = false, text }: BoxOf & { text: ProposalText }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { by, notBy, at, why } = proposal;
  const { what, name, details } = text;
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
      <p className="muted">{t('proposals.by', { who: by, at: figures.when(at), why })}</p>
      <DecisionButtons
        proposedBy={by}
        notBy={notBy}
        reference={name}
        request={(decision) => ({ kind: 'decideProposal', proposal, decision })}
      />
    </div>
  );
}
