import { hundredthsOf } from '@unisite/shared/contract';
import type { PaymentStatus } from '@unisite/shared/contract/cashier';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { feeOf } from '../terms.ts';
import type { DepositRow } from './depositRows.ts';
import { postPayment } from './postPayment.ts';

type Payment = PaymentStatus['payments'][number];

/**
 * The number of the first payment already recorded with another amount or for another deposit; null if there is none.
 */
export async function contradictedPayment(
  q: Queryable,
  { id, provider }: DepositRow,
  payments: readonly Payment[],
): Promise<string | null> {
  if (payments.length === 0) return null;
  const known = await q.query<{ transactionId: string; depositId: string; amount: string }>(
    `SELECT transaction_id AS "transactionId", deposit_id AS "depositId", amount FROM cash_deposit_payment
     WHERE provider = $1 AND transaction_id = ANY ($2)`,
    [provider, payments.map(({ transactionId }) => transactionId)],
  );
  const other = payments.find(({ transactionId, amount }) =>
    known.some(
      (one) =>
        one.transactionId === transactionId &&
        (one.depositId !== id || hundredthsOf(one.amount) !== hundredthsOf(amount)),
    ),
  );
  return other?.transactionId ?? null;
}

/**
 * Credits a payment, unless it was credited before. Returns whether it is new.
 *
 * @throws Refusal CONFLICT when it was recorded meanwhile with another amount or for another deposit
 */
export async function creditPayment(q: Queryable, at: Date, row: DepositRow, payment: Payment): Promise<boolean> {
  const amount = hundredthsOf(payment.amount);
  const fee = feeOf(amount, row);
  const fresh = await q.query(
    `INSERT INTO cash_deposit_payment (provider, transaction_id, deposit_id, amount, fee, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [row.provider, payment.transactionId, row.id, amount, fee, at],
  );
  if (fresh.length === 0) {
    if (await contradictedPayment(q, row, [payment])) throw new Refusal('CONFLICT');
    return false;
  }
  await postPayment(q, at, row, { key: `cash/${row.provider}/${payment.transactionId}`, amount, fee });
  return true;
}
