import { Skeleton } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { type BoxOf, ProposalFrame } from '../acts/proposals/ProposalFrame.tsx';
import { isAgentPayChange } from './agents/contracts/agentPayChange.ts';
import { isRewardChange } from './rewardChange.ts';
import { type OtherChange, useProposalText } from './useProposalText.ts';

const RewardProposalBox = lazy(async () => ({
  default: (await import('./RewardProposalBox.tsx')).RewardProposalBox,
}));

const MailingProposalBox = lazy(async () => ({
  default: (await import('./site/mailings/MailingProposalBox.tsx')).MailingProposalBox,
}));

const AgentPayProposalBox = lazy(async () => ({
  default: (await import('./agents/contracts/AgentPayProposalBox.tsx')).AgentPayProposalBox,
}));

/** An open proposal: its effect, proposer, reason, and possible decisions. */
export function AnyProposalBox({ proposal, bare }: BoxOf): ReactElement {
  const { change } = proposal;
  const isReward = isRewardChange(change);
  const isAgentPay = isAgentPayChange(change);
  if (!isReward && !isAgentPay && change.kind !== 'mailing')
    return <PlainProposalBox proposal={proposal} bare={bare} change={change} />;
  return (
    <Suspense fallback={<Skeleton kind="row" count={1} />}>
      {isReward ? (
        <RewardProposalBox proposal={proposal} bare={bare} change={change} />
      ) : isAgentPay ? (
        <AgentPayProposalBox proposal={proposal} bare={bare} change={change} />
      ) : (
        <MailingProposalBox proposal={proposal} bare={bare} change={change} />
      )}
    </Suspense>
  );
}

function PlainProposalBox({ change, ...box }: BoxOf & { change: OtherChange }): ReactElement {
  return <ProposalFrame {...box} text={useProposalText()(change)} />;
}
