import type { DepositState, MemberId } from '@unisite/shared/contract';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import type { Services } from '../services.ts';
import { transitionDeposit } from './transitionDeposit.ts';

/**
 * Cancels a pending deposit.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED
 */
export async function cancelPendingDeposit(
  { database, clock }: Services,
  notifier: CashNotifier,
  memberId: MemberId,
  id: string,
): Promise<void> {
  const state = await database.transaction(async (q) => {
    const [row] = await q.query<{ id: string; state: DepositState }>(
      'SELECT id, state FROM cash_deposit WHERE id = $2 AND member_id = $1 FOR NO KEY UPDATE',
      [memberId, id],
    );
    if (!row) throw new Refusal('NOT_FOUND');
    return transitionDeposit(q, clock(), row, { event: 'cancel', actor: 'member' });
  });
  if (!state) throw new Refusal('ALREADY_CLOSED');
  notifier.publish({ kind: 'deposit', id, memberId, state, moved: false });
}
