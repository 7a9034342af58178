import { audit } from '@unisite/shared/contract/operators';
import { announcementDesk } from '@unisite/shared/contract/operatorsAnnouncements';
import { cashDesk } from '@unisite/shared/contract/operatorsCash';
import { lateWins } from '@unisite/shared/contract/operatorsLateWins';
import { listMarketLimits } from '@unisite/shared/contract/operatorsLimits';
import { listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { decideProposal, type Proposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { memberProtection } from '@unisite/shared/contract/operatorsProtection';
import { vendors } from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { openDialog } from '../acts/dialogs.ts';
import { decisionIcons, type ProposalDecision } from '../acts/proposalDecision.ts';
import type { ProposalText } from '../acts/proposals/proposalText.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { useDecisionForm } from '../acts/useDecisionForm.ts';
import { useSending } from '../frame/api/queries.ts';
import { isAgentPayChange } from './agents/contracts/agentPayChange.ts';
import { useAgentPayText } from './agents/contracts/useAgentPayText.ts';
import { isRewardChange } from './rewardChange.ts';
import { useMailingProposalText } from './site/mailings/useMailingProposalText.ts';
import { useProposalText } from './useProposalText.ts';
import { useRewardText } from './useRewardText.ts';

interface DecideProposalDialogProps {
  proposal: Proposal;
  decision: ProposalDecision;
}

/** Confirms a decision on a proposal: its effect, proposer, and reason. */
export function DecideProposalDialog(props: DecideProposalDialogProps): ReactElement {
  const proposalText = useProposalText();
  const rewardText = useRewardText();
  const mailingText = useMailingProposalText();
  const agentPayText = useAgentPayText();
  const { change } = props.proposal;
  if (change.kind === 'mailing') return <Decide {...props} text={mailingText(change)} />;
  if (isAgentPayChange(change)) return <Decide {...props} text={agentPayText(change)} />;
  return <Decide {...props} text={isRewardChange(change) ? rewardText(change) : proposalText(change)} />;
}

function Decide({ proposal, decision, text }: DecideProposalDialogProps & { text: ProposalText }): ReactElement {
  const t = useText();
  const decide = useSending(decideProposal);
  const { id, by, why: reason } = proposal;
  const { what, name, details } = text;
  const approves = decision === 'approve';
  const form = useDecisionForm({
    send: (why) => decide.send({ id, decision, why }),
    approves,
    done: { icon: decisionIcons[decision], title: t(`proposals.done.${decision}`), text: what },
    after: ({ secretHalf }) => {
      if (secretHalf !== null) openDialog({ kind: 'secretTold', caller: name, half: 'second', secret: secretHalf });
    },
    stale: [
      proposals,
      cashDesk,
      lateWins,
      vendors,
      listMarketLimits,
      listMarketSettings,
      announcementDesk,
      audit,
      memberProtection,
    ],
  });
  return (
    <ReasonDialog
      title={`${name}: ${t(`corrections.act.${decision}`)}`}
      icon={decisionIcons[decision]}
      consequences={[
        what,
        ...(approves ? details : []),
        t('decide.by', { who: by, why: reason }),
        t(approves ? 'decide.approvedNow' : 'rules.stays'),
      ]}
      confirm={t(`corrections.act.${decision}`)}
      danger={!approves}
      form={form}
      error={decide.error}
    />
  );
}
