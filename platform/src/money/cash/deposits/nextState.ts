import type { DepositState } from '@unisite/shared/contract';

/**
 * What can happen to a deposit: money came, the provider says it will not, its time is over, the member gave it up; the
 * provider charged it back, or did not after all.
 */
export type DepositEvent = 'paid' | 'failed' | 'expire' | 'cancel' | 'chargeBack' | 'reinstate';

/**
 * Where an event takes a deposit; null: nowhere, it stays as it is. Money is taken in every state, also after the end:
 * whoever sent it is to have it. All else happens to what is pending only.
 */
export function nextState(state: DepositState, event: DepositEvent): DepositState | null {
  if (event === 'paid') return state === 'confirmed' ? null : 'confirmed';
  if (event === 'chargeBack') return state === 'confirmed' ? 'chargedBack' : null;
  if (event === 'reinstate') return state === 'chargedBack' ? 'confirmed' : null;
  if (state !== 'pending') return null;
  return ({ failed: 'failed', expire: 'expired', cancel: 'cancelled' } as const)[event];
}
