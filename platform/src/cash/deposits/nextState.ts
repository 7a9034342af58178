import type { DepositState } from '@unisite/shared/contract';

/** What can happen to a deposit: money came, the provider says it will not, its time is over, the member gave it up. */
export type DepositEvent = 'paid' | 'failed' | 'expire' | 'cancel';

/**
 * Where an event takes a deposit; null: nowhere, it stays as it is. Money is taken in every state, also after the end:
 * whoever sent it is to have it. All else happens to what is pending only.
 */
export function nextState(state: DepositState, event: DepositEvent): DepositState | null {
  if (event === 'paid') return state === 'confirmed' ? null : 'confirmed';
  if (state !== 'pending') return null;
  return ({ failed: 'failed', expire: 'expired', cancel: 'cancelled' } as const)[event];
}
