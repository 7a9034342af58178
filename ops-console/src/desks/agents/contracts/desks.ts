// Parts with proposals and settings, which the list of agents does not need: one chunk, so that nothing is duplicated.
export { ContractDesk } from './ContractDesk.tsx';
export { OneAgent } from './OneAgent.tsx';
export { PayRunDesk } from './PayRunDesk.tsx';
