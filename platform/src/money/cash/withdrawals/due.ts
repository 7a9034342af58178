import { minus } from '@unisite/shared/contract';
import type { PayOutStatus } from '@unisite/shared/contract/cashier';
import { nextPoll } from '../../../foundation/schedule/nextPoll.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { recordPayoutReport } from '../contradictions/recordReport.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import type { Services } from '../services.ts';
import { transitionWithdrawal } from './transitionWithdrawal.ts';
import { withdrawalById } from './withdrawalRows.ts';

const AT_A_TIME = 50;

/**
 * Closes payouts without a response in time as received (section 4). Several processes may do it concurrently: the row
 * lock admits one.
 */
export async function closeUnansweredPayouts(services: Services, notifier: CashNotifier): Promise<void> {
  const { database, clock } = services;
  const due = await database.query<{ id: string }>(
    `SELECT id FROM cash_withdrawal WHERE state = 'paid' AND receipt_due <= $1 ORDER BY receipt_due LIMIT $2`,
    [clock(), AT_A_TIME],
  );
  for (const { id } of due)
    await transitionWithdrawal(services, notifier, { id }, () => ({ event: 'due', actor: 'platform' }));
}

/**
 * Sends approved withdrawals to the provider, and polls those without a notice. Postponing the next attempt first
 * settles which process does it; the provider pays one reference once, so an interrupted order is repeated.
 */
export async function sendDuePayouts(
  services: Services,
  notifier: CashNotifier,
  provider: PaymentProvider,
): Promise<void> {
  const { database, clock, log } = services;
  const now = clock();
  const due = await database.query<{ id: string; asked: number }>(
    `UPDATE cash_withdrawal SET asked = asked + 1, handed_over = true, ask_at = $1::timestamptz + interval '1 minute'
     WHERE id IN (SELECT id FROM cash_withdrawal WHERE ask_at <= $1 AND state = 'approved' AND provider = $2
                  ORDER BY ask_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
     RETURNING id, asked`,
    [now, provider.code, AT_A_TIME],
  );
  for (const { id, asked } of due) {
    try {
      await recordPayout(services, notifier, provider.code, id, await statusOf(services, provider, id, asked));
    } catch (error) {
      log.warn({ error, withdrawal: id }, 'a provider did not say how a pay-out stands');
    }
    await database.query(`UPDATE cash_withdrawal SET ask_at = $2 WHERE id = $1 AND state = 'approved'`, [
      id,
      nextPoll(now, asked),
    ]);
  }
}

async function statusOf(
  { database }: Services,
  provider: PaymentProvider,
  id: string,
  asked: number,
): Promise<PayOutStatus> {
  const row = await withdrawalById(database, id);
  if (!row) throw new Error('there is no such withdrawal');
  const known = asked > 1 ? await provider.payOutStatus(row.reference) : null;
  if (known && known.state !== 'unknown') return known;
  return provider.payOut({
    reference: row.reference,
    amount: Number(minus(row.amount, row.fee)),
    currency: row.currency,
    bin: row.bin,
    accountNumber: row.number,
    accountName: row.holder,
  });
}

/**
 * Records a provider's report on a payout. Repeating the last one changes nothing; one that contradicts it, or how the
 * withdrawal was closed, is left to the operators.
 */
export async function recordPayout(
  services: Pick<Services, 'database' | 'live' | 'clock' | 'log'>,
  notifier: CashNotifier,
  provider: string,
  id: string,
  { state, failed }: PayOutStatus,
): Promise<void> {
  if (state !== 'paid' && state !== 'failed') return;
  const { clock, live } = services;
  const code = state === 'failed' ? (failed ?? 'declined') : null;
  const event = state === 'paid' ? 'pay' : 'payOutFailed';
  let isNews = false;
  await transitionWithdrawal(services, notifier, { id }, async (row, q) => {
    isNews = await recordPayoutReport(q, clock(), row, state, code);
    return { event, actor: `provider:${provider}`, code };
  });
  if (isNews) void live.publishToOperators({ type: 'cash' });
}
