import type { WithdrawalState } from '@unisite/shared/contract';

/** Whether the member says that money did not come, or not whole: an operator decides. */
export const isDisputed = (state: WithdrawalState): state is 'partial' | 'notReceived' =>
  state === 'partial' || state === 'notReceived';
