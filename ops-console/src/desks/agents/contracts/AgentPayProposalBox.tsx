import type { ReactElement } from 'react';
import { type BoxOf, ProposalFrame } from '../../../acts/proposals/ProposalFrame.tsx';
import type { AgentPayChange } from './agentPayChange.ts';
import { useAgentPayText } from './useAgentPayText.ts';

/** The box of a proposal about agents' pay. */
export function AgentPayProposalBox({ change, ...box }: BoxOf & { change: AgentPayChange }): ReactElement {
  return <ProposalFrame {...box} text={useAgentPayText()(change)} />;
}
