import type { MemberId, WithdrawalState } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { cashMarket } from '../cashMarket.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import type { Services } from '../services.ts';
import { applyTransition, type WithdrawalChange } from './applyTransition.ts';
import { notifyWithdrawal } from './notifyWithdrawal.ts';
import { type WithdrawalRow, withdrawalById } from './withdrawalRows.ts';

interface WithdrawalKey {
  readonly id: string;
  /** The member that it must belong to; null: any. */
  readonly memberId?: MemberId | null;
}

/**
 * Applies a transition under the row lock, then notifies. `decide` sees the row first and may refuse; `state` is null
 * when the event no longer applies. `finish` ends the transaction of a change.
 *
 * @throws Refusal NOT_FOUND
 */
export async function transitionWithdrawal(
  services: Pick<Services, 'database' | 'live' | 'clock' | 'log'>,
  notifier: CashNotifier,
  { id, memberId = null }: WithdrawalKey,
  decide: (row: WithdrawalRow, q: Queryable) => WithdrawalChange | Promise<WithdrawalChange>,
  finish: (q: Queryable, row: WithdrawalRow) => Promise<void> = async () => undefined,
): Promise<{ readonly row: WithdrawalRow; readonly state: WithdrawalState | null }> {
  const { database, clock } = services;
  const changed = await database.transaction(async (q) => {
    const before = await withdrawalById(q, id, { memberId, lock: true });
    if (!before) throw new Refusal('NOT_FOUND');
    const change = await decide(before, q);
    const receiptMinutes = (await cashMarket(q, before.marketCode))?.receiptMinutes ?? 0;
    const transition = await applyTransition(q, clock(), before, { receiptMinutes, ...change });
    const row = (await withdrawalById(q, id)) ?? before;
    if (transition) await finish(q, row);
    return { row, transition, change, receiptMinutes };
  });
  const { row, transition, change, receiptMinutes } = changed;
  if (transition) {
    const { code, why } = change;
    const reason = code ? { code } : why ? { text: why } : undefined;
    notifyWithdrawal(services, notifier, { row, transition, receiptMinutes, ...(reason ? { reason } : {}) });
  }
  return { row, state: transition?.to ?? null };
}
