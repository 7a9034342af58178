import type { Contradiction } from '@unisite/shared/contract/operatorsContradictions';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { DialogButton } from '../acts/DialogButton.tsx';
import { useSession } from '../session/useSession.ts';
import styles from './Contradictions.module.css';
import { useContradictionText } from './useContradictionText.ts';

interface SettlementProposalProps {
  contradiction: Contradiction;
  proposal: NonNullable<Contradiction['proposal']>;
}

/** A proposal that waits: what it does, whose it is, and what the operator can decide of it. */
export function SettlementProposal({ contradiction, proposal }: SettlementProposalProps): ReactElement {
  const t = useText();
  const session = useSession();
  const texts = useContradictionText(contradiction);
  const own = 'operator' in session && proposal.by === session.operator.account;
  const decisions = own ? (['withdraw'] as const) : (['approve', 'refuse'] as const);
  const { reference } = contradiction;
  return (
    <div className={styles.proposal}>
      <p>{texts.means(proposal.outcome)}</p>
      <p className="muted">{texts.proposedBy(proposal)}</p>
      <div className="row">
        {decisions.map((decision) => (
          <DialogButton
            key={decision}
            size="sm"
            variant={decision === 'approve' ? 'primary' : 'outline'}
            aria-label={t('cash.actOn', { act: t(`corrections.act.${decision}`), reference })}
            request={{ kind: 'decideSettlement', contradiction, proposal, decision }}
          >
            {t(`corrections.act.${decision}`)}
          </DialogButton>
        ))}
        {own && <span className="muted">{t('pending.own')}</span>}
      </div>
    </div>
  );
}
