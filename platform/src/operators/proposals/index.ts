// What one operator proposes and a second one decides: kept here, carried out by the domain that it is about.

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
