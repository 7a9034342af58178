import { type Hundredths, sumOf } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { type Held, placeHold, releaseHold, returnPayout, settleHold } from '../../ledger/index.ts';
import { type Who, writeCashEvent } from '../events.ts';
import { missingAmount } from './missing.ts';
import { type Transition, transitionOf, transitions, type WithdrawalEvent } from './transitions.ts';
import type { WithdrawalRow } from './withdrawalRows.ts';

/** What happens, who does it, and what comes with it: see `Happening`. */
export interface Happened {
  readonly event: WithdrawalEvent;
  readonly who: Who;
  readonly why?: string | null;
  readonly code?: string | null;
  readonly receiptMinutes?: number;
  readonly received?: Hundredths | null;
  readonly remarks?: string | null;
}

/**
 * Applies an event: updates the row and moves the money, as the table of transitions has it. Caller holds the row lock.
 * Returns the transition, or null when nothing changed.
 */
export async function applyTransition(
  q: Queryable,
  at: Date,
  row: WithdrawalRow,
  happened: Happened,
): Promise<Transition | null> {
  const transition = transitionOf(row, happened.event, happened.who);
  if (transition) await carryOut(q, at, row, transition, happened);
  return transition;
}

/** The transition that a withdrawal begins with; its row was inserted in this transaction. */
export const beginWithdrawal = (q: Queryable, at: Date, row: WithdrawalRow): Promise<void> =>
  carryOut(q, at, row, transitions.request, { event: 'request', who: 'member' });

async function carryOut(
  q: Queryable,
  at: Date,
  row: WithdrawalRow,
  { to, sets, money }: Transition,
  { who, why = null, code = null, receiptMinutes = 0, received = null, remarks = null }: Happened,
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
  await writeCashEvent(q, at, { withdrawal: row.id, state: to, who, why: why ?? code });
  const held = heldFor(row, at);
  switch (money) {
    case 'hold':
      await placeHold(q, held('hold'));
      break;
    case 'pay':
      await settleHold(q, { ...held('paid'), fee: row.fee });
      break;
    case 'release':
      await releaseHold(q, held('back'));
      break;
    case 'return':
      await returnPayout(q, { ...held('returned'), amount: missing, fee });
  }
}

/** What is put aside for a withdrawal, as the ledger names each step of it. */
const heldFor =
  (row: WithdrawalRow, at: Date) =>
  (step: 'hold' | 'paid' | 'back' | 'returned'): Held => ({
    key: `cash/withdrawal/${row.id}/${step}`,
    memberId: row.memberId,
    currency: row.currency,
    amount: row.amount,
    subject: { vi: row.bankName, en: row.bankName.replace(/^Ngân hàng /, '') },
    reference: row.reference,
    at,
  });
