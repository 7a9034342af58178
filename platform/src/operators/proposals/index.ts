// Proposals by one operator that a second one decides: stored here, carried out by the domain concerned.

export type { ChangeOf, Deciding, KindOfProposal, KindsOfProposals } from './proposalKind.ts';
export {
  closeProposal,
  type Decision,
  isRepeated,
  lapseProposals,
  type ProposalRow,
  proposalById,
  propose,
  waitingProposals,
} from './proposals.ts';
export { proposeChange } from './proposeChange.ts';
