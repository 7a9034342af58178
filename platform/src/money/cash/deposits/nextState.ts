import type { DepositState } from '@unisite/shared/contract';

/**
 * Events of a deposit: money arrived, the provider reports failure, it expired, the member cancelled; the provider
 * charged it back, or withdrew the chargeback.
 */
export type DepositEvent = 'paid' | 'failed' | 'expire' | 'cancel' | 'chargeBack' | 'reinstate';

/**
 * The state that an event leads to; null: no change. Money is accepted in every state, also after the end: whoever sent
 * it must get it. All other events apply to pending deposits only.
 */
export function nextState(state: DepositState, event: DepositEvent): DepositState | null {
  if (event === 'paid') return state === 'confirmed' ? null : 'confirmed';
  if (event === 'chargeBack') return state === 'confirmed' ? 'chargedBack' : null;
  if (event === 'reinstate') return state === 'chargedBack' ? 'confirmed' : null;
  if (state !== 'pending') return null;
  return ({ failed: 'failed', expire: 'expired', cancel: 'cancelled' } as const)[event];
}
