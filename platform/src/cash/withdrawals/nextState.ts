import type { WithdrawalState } from '@unisite/shared/contract';

/** What can happen to a withdrawal. `payOutFailed`: the provider could not pay it. `due`: nobody said anything in time. `force`: an operator closes it. */
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
  | 'force';

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
  };

/** Where an event takes a withdrawal; null: nowhere, it stays as it is. */
export function nextState(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | null {
  const [from, to] = transitions[event];
  return from.includes(state) ? to : null;
}

/** What a state does with the money that is held: pays it out, gives it back, or leaves it. */
export function moneyOf(state: WithdrawalState): 'pay' | 'back' | null {
  if (state === 'paid') return 'pay';
  return state === 'rejected' || state === 'cancelled' ? 'back' : null;
}
