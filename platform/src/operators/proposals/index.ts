// What one operator proposes and a second one decides: kept here, carried out by the domain that it is about.
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
