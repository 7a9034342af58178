import type { PaymentStatus } from '@unisite/shared/contract/cashier';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { contradictsDeposit, type ReportedOutcome } from '../contradictions/contradicts.ts';
import { recordReport } from '../contradictions/recordReport.ts';
import type { Services } from '../services.ts';
import { contradictedPayment, creditPayment } from './creditPayment.ts';
import { depositColumns, depositTables, readDeposits } from './depositRows.ts';
import { transitionDeposit } from './transitionDeposit.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'live'> & { readonly notifier: CashNotifier };

/**
 * Records a provider's payments: each is credited once, whatever the deposit's state and however often it is reported;
 * its fee is a transfer of its own. A failure reported after money was credited, and other contradictions, are left to
 * the operators. Returns false for an unknown reference.
 *
 * @throws Refusal CONFLICT when a payment's number is already recorded with another amount or for another deposit;
 * nothing is recorded then, and the operators see it
 */
export async function recordPayments(
  { database, clock, live, notifier }: Needs,
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
    const contradicted = await contradictedPayment(q, row, payments);
    if (contradicted !== null) {
      const report = { reported: 'otherAmount', detail: contradicted, provider, state: row.state } as const;
      const isNews = await recordReport(q, now, { deposit: row.id }, { ...report, contradicts: true });
      return { row, moved: false, state: null, isNews, contradicted };
    }
    let moved = false;
    for (const payment of payments) {
      const credited = await creditPayment(q, now, row, payment);
      moved ||= credited;
    }
    const actor = `provider:${provider}` as const;
    const event = moved ? 'paid' : failed ? 'failed' : null;
    const state = event ? await transitionDeposit(q, now, row, { event, actor, reason: failed }) : null;
    const reported: ReportedOutcome | null = failed ? 'failed' : payments.length > 0 ? 'paid' : null;
    if (!reported) return { row, moved, state, isNews: false, contradicted };
    if (reported !== row.lastReported) {
      await q.query('UPDATE cash_deposit SET last_reported = $2 WHERE id = $1', [row.id, reported]);
    }
    const current = { ...row, state: state ?? row.state };
    const contradicts = contradictsDeposit(current, reported);
    const report = { reported, detail: failed, provider, state: current.state };
    const isNews = await recordReport(q, now, { deposit: row.id }, { ...report, contradicts });
    return { row, moved, state, isNews, contradicted };
  });
  if (!change) return false;
  const { row, moved, state, isNews, contradicted } = change;
  if (isNews) void live.publishToOperators({ type: 'cash' });
  if (contradicted !== null) throw new Refusal('CONFLICT');
  if (moved || state) {
    notifier.publish({ kind: 'deposit', id: row.id, memberId: row.memberId, state: state ?? row.state, moved });
  }
  return true;
}
