import './contradictionTexts.ts';
import { cashDesk } from '@unisite/shared/contract/operatorsCash';
import { type Contradiction, contradictions, decideSettlement } from '@unisite/shared/contract/operatorsContradictions';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { decisionIcons, type ProposalDecision } from '../../../../acts/proposalDecision.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useDecisionForm } from '../../../../acts/useDecisionForm.ts';
import { useSending } from '../../../../frame/api/queries.ts';
import { useContradictionText } from './useContradictionText.ts';

interface DecideSettlementDialogProps {
  contradiction: Contradiction;
  proposal: NonNullable<Contradiction['proposal']>;
  decision: ProposalDecision;
}

/** Confirms a decision on a proposed settlement: its effect, proposer, and reason. */
export function DecideSettlementDialog(props: DecideSettlementDialogProps): ReactElement {
  const { contradiction, proposal, decision } = props;
  const t = useText();
  const texts = useContradictionText(contradiction);
  const decide = useSending(decideSettlement);
  const { id, reference } = contradiction;
  const approves = decision === 'approve';
  const moves = approves && proposal.outcome === 'followed';
  const title = `${reference}: ${t(`corrections.act.${decision}`)}`;
  const form = useDecisionForm({
    send: (why) => decide.send({ id, proposal: proposal.id, decision, why }),
    approves,
    done: { icon: decisionIcons[decision], title: t(`contradictions.done.${decision}`, { reference }) },
    stale: [contradictions, cashDesk],
  });
  return (
    <ReasonDialog
      title={title}
      icon={decisionIcons[decision]}
      consequences={[
        texts.means(proposal.outcome),
        t('decide.by', { who: proposal.by, why: proposal.why }),
        t(moves ? 'corrections.atOnce' : 'corrections.nothing'),
        ...(moves ? [t('contradictions.reads')] : []),
      ]}
      confirm={t(`corrections.act.${decision}`)}
      danger={!approves}
      form={form}
      error={decide.error}
    />
  );
}
