import type { WithdrawalState } from '@unisite/shared/contract';

/**
 * What can happen to a withdrawal. `payOutFailed`: the provider could not pay it. `due`: nobody said anything in time.
 * `force`: an operator closes it as received. `return`: an operator gives back what is missing.
 */
export type WithdrawalEvent =
  | 'approve'
  | 'reject'
  | 'cancel'
  | 'pay'
  | 'payOutFailed'
  | 'received'
  | 'partial'
  | 'notReceived'
  | 'due'
  | 'force'
  | 'return';

const transitions: Readonly<Record<WithdrawalEvent, readonly [from: readonly WithdrawalState[], to: WithdrawalState]>> =
  {
    approve: [['requested'], 'approved'],
    // `approved` only as long as no provider was told: see `decide.ts`
    reject: [['requested', 'approved'], 'rejected'],
    cancel: [['requested'], 'cancelled'],
    pay: [['approved'], 'paid'],
    payOutFailed: [['approved'], 'rejected'],
    // who said that money did not come may say later that it did
    received: [['paid', 'partial', 'notReceived'], 'received'],
    partial: [['paid'], 'partial'],
    notReceived: [['paid'], 'notReceived'],
    due: [['paid'], 'received'],
    force: [['paid', 'partial', 'notReceived'], 'received'],
    return: [['partial', 'notReceived'], 'returned'],
  };

/** Where an event takes a withdrawal; null: nowhere, it stays as it is. */
export function nextState(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | null {
  const [from, to] = transitions[event];
  return from.includes(state) ? to : null;
}

/** Whether the member says that money did not come, or not whole: an operator decides. */
export const isDisputed = (state: WithdrawalState): state is 'partial' | 'notReceived' =>
  state === 'partial' || state === 'notReceived';

/** Whether nothing happens to it any more. */
export const isClosed = (state: WithdrawalState): boolean =>
  state === 'received' || state === 'returned' || state === 'rejected' || state === 'cancelled';

/** Money effect of entering a state. */
export function moneyEffect(state: WithdrawalState): 'pay' | 'back' | 'return' | null {
  if (state === 'paid') return 'pay';
  if (state === 'returned') return 'return';
  return state === 'rejected' || state === 'cancelled' ? 'back' : null;
}
