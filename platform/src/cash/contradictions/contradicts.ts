import type { DepositState } from '@unisite/shared/contract';
import type { ProviderSaid, SettlementEffect } from '@unisite/shared/contract/operatorsContradictions';
import type { DepositRow } from '../deposits/depositRows.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawalRows.ts';

export type ProviderWord = 'paid' | 'failed';

/** Whether a provider's word is against how a withdrawal stands, or against the provider's word before. */
export function contradictsPayout(
  { state, providerSaid, receivedAmount }: Pick<WithdrawalRow, 'state' | 'providerSaid' | 'receivedAmount'>,
  word: ProviderWord,
): boolean {
  if (word === providerSaid) return false;
  switch (state) {
    case 'paid':
    case 'partial':
    case 'notReceived':
    case 'received':
      return word === 'failed';
    case 'rejected':
      return word === 'paid';
    case 'returned':
      // all of it is back: that is what `failed` says too; of a part it says more
      return word === 'paid' || receivedAmount !== null;
    default:
      return false;
  }
}

/** Whether a provider's word is against how a deposit stands. */
export const contradictsDeposit = (
  { state, providerSaid }: { readonly state: DepositState } & Pick<DepositRow, 'providerSaid'>,
  word: ProviderWord,
): boolean =>
  word !== providerSaid &&
  ((state === 'confirmed' && word === 'failed') || (state === 'chargedBack' && word === 'paid'));

/** What following the provider does of a withdrawal or deposit as it stands; null: nothing. */
export function effectOf(kind: 'withdrawal' | 'deposit', state: string, said: ProviderSaid): SettlementEffect | null {
  if (kind === 'deposit') {
    if (state === 'confirmed' && said === 'failed') return 'chargeBack';
    return state === 'chargedBack' && said === 'paid' ? 'reinstate' : null;
  }
  if (said === 'failed' && ['paid', 'partial', 'notReceived', 'received'].includes(state)) return 'bounce';
  return said === 'paid' && (state === 'rejected' || state === 'returned') ? 'paidAfterAll' : null;
}
