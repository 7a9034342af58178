import { hundredthsOf } from '@unisite/shared/contract';
import type { PaymentStatus } from '@unisite/shared/contract/cashier';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { post, type Subject } from '../../ledger/index.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import type { Services } from '../services.ts';
import { feeOf } from '../terms.ts';
import { type DepositRow, depositColumns, depositTables, readDeposits } from './depositRows.ts';
import { depositSubjects } from './depositSubjects.ts';
import { transitionDeposit } from './transitionDeposit.ts';

type Needs = Pick<Services, 'database' | 'clock'> & { readonly notifier: CashNotifier };

/**
 * Records a provider's payments: each is credited once, whatever the deposit's state and however often it is reported;
 * its fee is a movement of its own. Answers false for a reference that is no deposit's.
 *
 * @throws Refusal CONFLICT when a payment's number came before with another amount or for another deposit; nothing is
 * taken then
 */
export async function recordPayments(
  { database, clock, notifier }: Needs,
  provider: string,
  reference: string,
  { failed, payments }: PaymentStatus,
): Promise<boolean> {
  const now = clock();
  const change = await database.transaction(async (q) => {
    const [row] = await readDeposits(
      q,
      `SELECT ${depositColumns} FROM ${depositTables} WHERE d.reference = $1 AND d.provider = $2 FOR NO KEY UPDATE OF d`,
      [reference, provider],
    );
    if (!row) return null;
    let moved = false;
    for (const payment of payments) {
      const credited = await creditPayment(q, now, row, payment);
      moved ||= credited;
    }
    const actor = `provider:${provider}` as const;
    const event = payments.length > 0 ? 'paid' : failed ? 'failed' : null;
    const state = event ? await transitionDeposit(q, now, row, { event, actor, reason: failed }) : null;
    return { row, moved, state };
  });
  if (!change) return false;
  const { row, moved, state } = change;
  if (moved || state) {
    notifier.publish({ kind: 'deposit', id: row.id, memberId: row.memberId, state: state ?? row.state, moved });
  }
  return true;
}

async function creditPayment(
  q: Queryable,
  at: Date,
  row: DepositRow,
  payment: PaymentStatus['payments'][number],
): Promise<boolean> {
  const amount = hundredthsOf(payment.amount);
  const fee = feeOf(amount, row);
  const fresh = await q.query(
    `INSERT INTO cash_deposit_payment (provider, transaction_id, deposit_id, amount, fee, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [row.provider, payment.transactionId, row.id, amount, fee, at],
  );
  if (fresh.length === 0) {
    const [known] = await q.query<{ depositId: string; amount: string }>(
      'SELECT deposit_id AS "depositId", amount FROM cash_deposit_payment WHERE provider = $1 AND transaction_id = $2',
      [row.provider, payment.transactionId],
    );
    if (known?.depositId !== row.id || hundredthsOf(known.amount) !== amount) throw new Refusal('CONFLICT');
    return false;
  }
  const member = { kind: 'member', owner: row.memberId, currency: row.currency } as const;
  const key = `cash/${row.provider}/${payment.transactionId}`;
  const subject: Subject = depositSubjects[row.method];
  await post(q, {
    key,
    kind: 'deposit',
    from: { kind: 'bank', owner: 'BANK', currency: row.currency },
    to: member,
    amount,
    subject,
    reference: row.reference,
    at,
  });
  if (fee > 0n) {
    await post(q, {
      key: `${key}/fee`,
      kind: 'fee',
      from: member,
      to: { kind: 'fee', owner: 'DEPOSIT', currency: row.currency },
      amount: fee,
      subject,
      reference: row.reference,
      at,
    });
  }
  return true;
}
