// What shows proposals and settings, which the list of agents does without: loaded as one file, so that nothing is in two.
export { ContractDesk } from './ContractDesk.tsx';
export { OneAgent } from './OneAgent.tsx';
export { PayRunDesk } from './PayRunDesk.tsx';
