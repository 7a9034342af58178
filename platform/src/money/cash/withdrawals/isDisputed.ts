import type { WithdrawalState } from '@unisite/shared/contract';

/** Whether the member reports that the money did not arrive, or not in full: an operator decides. */
export const isDisputed = (state: WithdrawalState): state is 'partial' | 'notReceived' =>
  state === 'partial' || state === 'notReceived';
