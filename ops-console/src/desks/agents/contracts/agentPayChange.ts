import type { ProposedChange } from '@unisite/shared/contract/operatorsProposals';

/** Proposed changes of agents' pay; their texts are outside every page's first view. */
export type AgentPayChange = Extract<ProposedChange, { kind: 'contractKind' | 'houseContract' | 'payRun' }>;

const kinds: readonly string[] = [
  'contractKind',
  'houseContract',
  'payRun',
] satisfies readonly AgentPayChange['kind'][];

export const isAgentPayChange = (change: ProposedChange): change is AgentPayChange => kinds.includes(change.kind);
