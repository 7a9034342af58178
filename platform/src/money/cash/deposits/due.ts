import type { DepositState, MemberId } from '@unisite/shared/contract';
import { nextPoll } from '../../../foundation/schedule/nextPoll.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import type { Services } from '../services.ts';
import { recordPayments } from './recordPayments.ts';
import { transitionDeposit } from './transitionDeposit.ts';

const AT_A_TIME = 50;

/**
 * Expires deposits that were not paid in time. Several processes may do it concurrently: rows locked by one are skipped
 * by the others.
 */
export async function expireDeposits({ database, clock }: Services, notifier: CashNotifier): Promise<void> {
  const now = clock();
  const ended = await database.transaction(async (q) => {
    const rows = await q.query<{ id: string; state: DepositState; memberId: MemberId }>(
      `SELECT id, state, member_id AS "memberId" FROM cash_deposit WHERE state = 'pending' AND expires_at <= $1
       ORDER BY expires_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`,
      [now, AT_A_TIME],
    );
    for (const row of rows) await transitionDeposit(q, now, row, { event: 'expire', actor: 'platform' });
    return rows;
  });
  for (const { id, memberId } of ended) {
    notifier.publish({ kind: 'deposit', id, memberId, state: 'expired', moved: false });
  }
}

/**
 * Polls the provider about deposits without a notice: while they are pending, and for a day after. Postponing the next
 * poll before asking settles which process asks; after a crash it is asked again then.
 */
export async function pollDeposits(
  services: Services,
  notifier: CashNotifier,
  provider: PaymentProvider,
): Promise<void> {
  const { database, clock, log } = services;
  const now = clock();
  const due = await database.query<{ id: string; reference: string; asked: number }>(
    `UPDATE cash_deposit SET asked = asked + 1, ask_at = $1::timestamptz + interval '1 minute'
     WHERE id IN (SELECT id FROM cash_deposit WHERE ask_at <= $1 AND provider = $2 ORDER BY ask_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
     RETURNING id, reference, asked`,
    [now, provider.code, AT_A_TIME],
  );
  for (const { id, reference, asked } of due) {
    try {
      const status = await provider.paymentStatus(reference);
      await recordPayments({ ...services, notifier }, provider.code, reference, status);
    } catch (error) {
      log.warn({ error, reference }, 'a provider did not say how a deposit stands');
    }
    await database.query(
      `UPDATE cash_deposit SET ask_at = CASE WHEN $2 > expires_at + interval '24 hours' THEN NULL ELSE $2 END WHERE id = $1 AND ask_at IS NOT NULL`,
      [id, nextPoll(now, asked)],
    );
  }
}
