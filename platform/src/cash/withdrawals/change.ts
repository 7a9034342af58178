import { type Hundredths, sumOf, type WithdrawalState } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { type Held, releaseHold, returnPayout, settleHold } from '../../ledger/index.ts';
import { type Who, writeCashEvent } from '../events.ts';
import { missingAmount } from './missing.ts';
import { isClosed, moneyEffect, nextState, type WithdrawalEvent } from './nextState.ts';
import type { WithdrawalRow } from './withdrawalRows.ts';

interface Happening {
  readonly event: WithdrawalEvent;
  readonly who: Who;
  readonly why?: string | null;
  /** A word of why money could not be paid; what an operator wrote goes into `why`. */
  readonly code?: string | null;
  /** How long the member has to say whether it came; for `pay`. */
  readonly receiptMinutes?: number;
  /** What the member says came, and wrote. */
  readonly received?: Hundredths | null;
  readonly remarks?: string | null;
}

/** What is put aside for a withdrawal, as the ledger names it. */
export function holdOf(
  row: Pick<WithdrawalRow, 'id' | 'memberId' | 'currency' | 'reference' | 'bankName' | 'amount'>,
): Omit<Held, 'at'> {
  return {
    key: `cash/withdrawal/${row.id}/hold`,
    memberId: row.memberId,
    currency: row.currency,
    amount: row.amount,
    subject: { vi: row.bankName, en: row.bankName.replace(/^Ngân hàng /, '') },
    reference: row.reference,
  };
}

/** What the member said came still holds; who says that all of it came after all takes that back. */
const keepsReceivedAmount: readonly WithdrawalEvent[] = ['return', 'force'];
/** Of these the member reads why. */
const reasonIsShown: readonly WithdrawalEvent[] = ['reject', 'return', 'force'];

/**
 * Applies an event: updates the row and settles, releases or returns the money. Caller holds the row lock. Returns the
 * new state, or null when nothing changed.
 */
export async function applyTransition(
  q: Queryable,
  at: Date,
  row: WithdrawalRow,
  { event, who, why = null, code = null, receiptMinutes = 0, received = null, remarks = null }: Happening,
): Promise<WithdrawalState | null> {
  const next = nextState(row.state, event);
  if (!next) return null;
  const paid = next === 'paid';
  const money = moneyEffect(next);
  const back = missingAmount(row);
  await q.query(
    `UPDATE cash_withdrawal SET state = $2, closed_at = $3, forced = forced OR $4,
       reason_code = coalesce($5, reason_code), reason_text = coalesce($6, reason_text),
       paid_at = coalesce($7, paid_at), receipt_due = coalesce($8, receipt_due),
       received_amount = CASE WHEN $13 THEN received_amount ELSE $9 END, remarks = coalesce($10, remarks), ask_at = $11,
       returned_amount = $12
     WHERE id = $1`,
    [
      row.id,
      next,
      isClosed(next) ? at : null,
      event === 'force',
      code,
      reasonIsShown.includes(event) ? why : null,
      paid ? at : null,
      paid ? new Date(at.getTime() + receiptMinutes * 60_000) : null,
      received,
      remarks,
      next === 'approved' ? at : null,
      money === 'return' ? sumOf([back.missing, back.fee]) : null,
      keepsReceivedAmount.includes(event),
    ],
  );
  await writeCashEvent(q, at, { withdrawal: row.id, state: next, who, why: why ?? code });
  const held = { ...holdOf(row), at };
  if (money === 'pay') await settleHold(q, { ...held, key: `cash/withdrawal/${row.id}/paid`, fee: row.fee });
  if (money === 'back') await releaseHold(q, { ...held, key: `cash/withdrawal/${row.id}/back` });
  if (money === 'return') {
    await returnPayout(q, { ...held, key: `cash/withdrawal/${row.id}/returned`, amount: back.missing, fee: back.fee });
  }
  return next;
}
