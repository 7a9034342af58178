import type { ContractKind } from '@unisite/shared/contract/contractTerms';
import type { DeskContract } from '@unisite/shared/contract/operatorsAgents';
import type { DeskRun } from '@unisite/shared/contract/operatorsPayRuns';

/** An agent by id, with the name for dialogs. */
export interface NamedAgent {
  readonly id: string;
  readonly account: string;
}

/** Dialogs about agents' pay. */
export type AgentAsk =
  | { readonly act: 'link'; readonly agent: NamedAgent; readonly code: string }
  | { readonly act: 'enable' | 'disable'; readonly agent: NamedAgent; readonly contract: ContractKind }
  | { readonly act: 'offer'; readonly agent: NamedAgent; readonly enabled: readonly ContractKind[] }
  | { readonly act: 'end' | 'keep'; readonly contract: DeskContract }
  | { readonly act: 'approve' | 'refuse'; readonly run: DeskRun };
