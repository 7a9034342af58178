import type { DepositState, MemberId } from '@unisite/shared/contract';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { CashEvents } from '../news.ts';
import type { Services } from '../services.ts';
import { transitionDeposit } from './change.ts';

/**
 * Gives a pending deposit up.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED
 */
export async function giveUpDeposit(
  { database, clock }: Services,
  news: CashEvents,
  memberId: MemberId,
  id: string,
): Promise<void> {
  const state = await database.transaction(async (q) => {
    const [row] = await q.query<{ id: string; state: DepositState }>(
      'SELECT id, state FROM cash_deposit WHERE id = $2 AND member_id = $1 FOR NO KEY UPDATE',
      [memberId, id],
    );
    if (!row) throw new Refusal('NOT_FOUND');
    return transitionDeposit(q, clock(), row, { event: 'cancel', who: 'member' });
  });
  if (!state) throw new Refusal('ALREADY_CLOSED');
  news.tell({ kind: 'deposit', id, memberId, state, moved: false });
}
