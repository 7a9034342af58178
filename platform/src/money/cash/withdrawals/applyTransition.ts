import { type Hundredths, minus, noMoney, sumOf } from '@unisite/shared/contract';
import { noteBankAccount } from '../../../access/protection/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { lapseProposals } from '../../../operators/proposals/index.ts';
import { type Held, placeHold, recoverPayout, releaseHold, returnPayout, settleHold } from '../../ledger/index.ts';
import { type CashActor, writeCashEvent } from '../events.ts';
import { missingAmount } from './missing.ts';
import { subjectOfWithdrawal } from './subjectOfWithdrawal.ts';
import { type Transition, transitionOf, transitions, type WithdrawalEvent } from './transitions.ts';
import type { WithdrawalRow } from './withdrawalRows.ts';

/** An event, its actor and its details: see `TransitionInput`. */
export interface WithdrawalChange {
  readonly event: WithdrawalEvent;
  readonly actor: CashActor;
  readonly why?: string | null;
  readonly code?: string | null;
  readonly receiptMinutes?: number;
  readonly received?: Hundredths | null;
  readonly remarks?: string | null;
}

/**
 * Applies an event: updates the row and moves the money, as the table of transitions specifies. The caller holds the
 * row lock. Returns the transition, or null when nothing changed.
 */
export async function applyTransition(
  q: Queryable,
  at: Date,
  row: WithdrawalRow,
  change: WithdrawalChange,
): Promise<Transition | null> {
  const transition = transitionOf(row, change.event, change.actor);
  if (transition) await perform(q, at, row, transition, change);
  return transition;
}

/** Applies the first transition; the row was inserted in this transaction. */
export const beginWithdrawal = (q: Queryable, at: Date, row: WithdrawalRow): Promise<void> =>
  perform(q, at, row, transitions.request, { event: 'request', actor: 'member' });

async function perform(
  q: Queryable,
  at: Date,
  row: WithdrawalRow,
  { to, sets, money }: Transition,
  { actor, why = null, code = null, receiptMinutes = 0, received = null, remarks = null }: WithdrawalChange,
): Promise<void> {
  const { missing, fee } = missingAmount(row);
  const back = sumOf([missing, fee]);
  const columns = Object.entries(sets?.({ at, row, why, code, receiptMinutes, received, remarks, back }) ?? {});
  const assignments = ['state = $2', ...columns.map(([name], index) => `${name} = $${index + 3}`)];
  await q.query(`UPDATE cash_withdrawal SET ${assignments.join(', ')} WHERE id = $1`, [
    row.id,
    to,
    ...columns.map(([, value]) => value),
  ]);
  await writeCashEvent(q, at, { withdrawal: row.id, state: to, actor, why: why ?? code });
  await lapseProposals(q, at, subjectOfWithdrawal(row.id));
  const held = heldFor(row, at);
  switch (money) {
    case 'hold':
      await placeHold(q, held('hold'));
      break;
    case 'pay':
      await settleHold(q, { ...held('paid'), fee: row.fee });
      await noteBankAccount(q, row.memberId, { bank: row.bankCode, number: row.number });
      break;
    case 'release':
      await releaseHold(q, held('back'));
      break;
    case 'return':
      await returnPayout(q, { ...held('returned'), amount: missing, fee });
      break;
    case 'bounce':
      await returnPayout(q, { ...held('returned'), amount: minus(row.amount, row.fee), fee: row.fee });
      break;
    case 'recover':
      await recoverPayout(q, recovered(row, held('recovered')));
  }
}

/** What had come back of it: all of it with its fee, or the missing part. */
function recovered(row: WithdrawalRow, held: Held): Held & { readonly fee: Hundredths } {
  const back = row.returnedAmount ?? row.amount;
  return { ...held, amount: back, fee: back === row.amount ? row.fee : noMoney };
}

/** The withdrawal's hold, with a ledger key per step and round. */
const heldFor =
  (row: WithdrawalRow, at: Date) =>
  (step: 'hold' | 'paid' | 'back' | 'returned' | 'recovered'): Held => ({
    key: `cash/withdrawal/${row.id}/${step}${row.round > 0 ? `/${row.round}` : ''}`,
    memberId: row.memberId,
    currency: row.currency,
    amount: row.amount,
    subject: { vi: row.bankName, en: row.bankName.replace(/^Ngân hàng /, '') },
    reference: row.reference,
    at,
  });
