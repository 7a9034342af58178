import { hundredthsOf, sumOf } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { DepositRow } from './depositRows.ts';
import { postPayment, postReversal } from './postPayment.ts';

/**
 * Takes back everything that was credited for a deposit, or credits it again. The caller holds the row lock. `key`:
 * unique per occasion.
 */
export async function movePayments(
  q: Queryable,
  at: Date,
  row: DepositRow,
  { key, way }: { readonly key: string; readonly way: 'chargeBack' | 'reinstate' },
): Promise<void> {
  const isReversal = way === 'chargeBack';
  const payments = await q.query<{ amount: string; fee: string }>(
    'UPDATE cash_deposit_payment SET reversed = $2 WHERE deposit_id = $1 AND reversed <> $2 RETURNING amount, fee',
    [row.id, isReversal],
  );
  if (payments.length === 0) return;
  const amount = sumOf(payments.map((payment) => hundredthsOf(payment.amount)));
  const fee = sumOf(payments.map((payment) => hundredthsOf(payment.fee)));
  await (isReversal ? postReversal : postPayment)(q, at, row, { key, amount, fee });
}
