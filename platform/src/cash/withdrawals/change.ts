import type { WithdrawalState } from '@unisite/shared/contract';
import type { Queryable } from '../../database/connect.ts';
import { type Held, payHold, releaseHold } from '../../wallet/holds.ts';
import { type Who, writeCashEvent } from '../events.ts';
import { moneyOf, nextState, type WithdrawalEvent } from './nextState.ts';
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
  readonly received?: bigint | null;
  readonly remarks?: string | null;
}

/** What is put aside for a withdrawal, as the ledger names it. */
export function heldFor(
  row: Pick<WithdrawalRow, 'id' | 'memberId' | 'currency' | 'reference' | 'bankName'> & {
    readonly amount: string | bigint;
  },
): Omit<Held, 'at'> {
  return {
    key: `cash/withdrawal/${row.id}/hold`,
    memberId: row.memberId,
    currency: row.currency,
    amount: BigInt(row.amount),
    subject: { vi: row.bankName, en: row.bankName.replace(/^Ngân hàng /, '') },
    reference: row.reference,
  };
}

/**
 * Takes a withdrawal to where the event leads, and its money with it: paid out when it is paid, given back when it is rejected or cancelled. The caller holds the
 * row's lock. Answers the new state, or null where nothing changed.
 */
export async function changeWithdrawal(
  q: Queryable,
  at: Date,
  row: WithdrawalRow,
  { event, who, why = null, code = null, receiptMinutes = 0, received = null, remarks = null }: Happening,
): Promise<WithdrawalState | null> {
  const next = nextState(row.state, event);
  if (!next) return null;
  const closed = next === 'received' || next === 'rejected' || next === 'cancelled';
  const paid = next === 'paid';
  await q.query(
    `UPDATE cash_withdrawal SET state = $2, closed_at = $3, forced = forced OR $4,
       reason_code = coalesce($5, reason_code), reason_text = coalesce($6, reason_text),
       paid_at = coalesce($7, paid_at), receipt_due = coalesce($8, receipt_due),
       received_amount = CASE WHEN $2 = 'received' THEN received_amount ELSE $9 END, remarks = coalesce($10, remarks), ask_at = $11
     WHERE id = $1`,
    [
      row.id,
      next,
      closed ? at : null,
      event === 'force',
      code,
      event === 'reject' ? why : null,
      paid ? at : null,
      paid ? new Date(at.getTime() + receiptMinutes * 60_000) : null,
      received,
      remarks,
      next === 'approved' ? at : null,
    ],
  );
  await writeCashEvent(q, at, { withdrawal: row.id, state: next, who, why: why ?? code });
  const held = { ...heldFor(row), at };
  const money = moneyOf(next);
  if (money === 'pay') await payHold(q, { ...held, key: `cash/withdrawal/${row.id}/paid`, fee: BigInt(row.fee) });
  if (money === 'back') await releaseHold(q, { ...held, key: `cash/withdrawal/${row.id}/back` });
  return next;
}
