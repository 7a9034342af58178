import type { DepositState } from '@unisite/shared/contract';
import type { ProviderReport, SettlementEffect } from '@unisite/shared/contract/operatorsContradictions';
import type { DepositRow } from '../deposits/depositRows.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawalRows.ts';

export type ReportedOutcome = 'paid' | 'failed';

/** Whether a provider's report contradicts a withdrawal's state. Repeating the last report does not. */
export function contradictsPayout(
  { state, lastReported, receivedAmount }: Pick<WithdrawalRow, 'state' | 'lastReported' | 'receivedAmount'>,
  reported: ReportedOutcome,
): boolean {
  if (reported === lastReported) return false;
  switch (state) {
    case 'paid':
    case 'partial':
    case 'notReceived':
    case 'received':
      return reported === 'failed';
    case 'rejected':
      return reported === 'paid';
    case 'returned':
      // after a full return, `failed` agrees; after a partial one, it goes further
      return reported === 'paid' || receivedAmount !== null;
    default:
      return false;
  }
}

/** Whether a provider's report contradicts a deposit's state; see `contradictsPayout`. */
export const contradictsDeposit = (
  { state, lastReported }: { readonly state: DepositState } & Pick<DepositRow, 'lastReported'>,
  reported: ReportedOutcome,
): boolean =>
  reported !== lastReported &&
  ((state === 'confirmed' && reported === 'failed') || (state === 'chargedBack' && reported === 'paid'));

/** The effect of following the provider, given a withdrawal's or deposit's state; null: none. */
export function effectOf(
  kind: 'withdrawal' | 'deposit',
  state: string,
  reported: ProviderReport,
): SettlementEffect | null {
  if (kind === 'deposit') {
    if (state === 'confirmed' && reported === 'failed') return 'chargeBack';
    return state === 'chargedBack' && reported === 'paid' ? 'reinstate' : null;
  }
  if (reported === 'failed' && ['paid', 'partial', 'notReceived', 'received'].includes(state)) return 'bounce';
  return reported === 'paid' && (state === 'rejected' || state === 'returned') ? 'paidAfterAll' : null;
}
