import type { WithdrawalState } from '@unisite/shared/contract';
import type { ProviderStatus } from '@unisite/shared/contract/operatorsCash';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { recordPayoutReport } from '../contradictions/recordReport.ts';
import { writeCashEvent } from '../events.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import type { Services } from '../services.ts';
import { isDisputed } from './isDisputed.ts';
import { notifyProviderQueried } from './notifyWithdrawal.ts';
import { type WithdrawalRow, withdrawalById } from './withdrawalRows.ts';

/** Far longer than the provider's timeout: a query without a recorded reply by then died with its process. */
const QUERY_TIMEOUT_MS = 60_000;

interface ProviderQuery {
  readonly id: string;
  /** Text for the member. */
  readonly note: string;
  /** The state that the operator saw, and how often the bank had been queried by then. */
  readonly seen?: WithdrawalState | undefined;
  readonly seenAsked?: number | undefined;
  readonly account: string;
  /** Stores the decision's key in the transaction. */
  readonly keepKey: (q: Queryable) => Promise<void>;
}

/**
 * Queries the bank again about a disputed payout, which stays disputed. The member reads the note at once; the
 * provider's reply, if any, is recorded in the events for operators, with the withdrawal's state by then. No money
 * moves; a reply that contradicts the provider's last report opens a contradiction. Of two concurrent queries, one
 * reaches the bank.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED, PROVIDER_ALREADY_QUERIED (its reply is pending, or it was queried since
 * the operator looked)
 */
export async function queryProvider(
  services: Services,
  notifier: CashNotifier,
  provider: PaymentProvider | null,
  { id, note, seen, seenAsked, account, keepKey }: ProviderQuery,
): Promise<WithdrawalRow> {
  const { database, clock, live } = services;
  const row = await database.transaction(async (q) => {
    const disputed = await withdrawalById(q, id, { lock: true });
    if (!disputed) throw new Refusal('NOT_FOUND');
    await keepKey(q);
    const { state } = disputed;
    if (!isDisputed(state) || (seen && seen !== state)) throw new Refusal('ALREADY_CLOSED');
    const { asked, awaitedSince } = await pendingQuery(q, id);
    const awaited = awaitedSince !== null && clock().getTime() - awaitedSince.getTime() < QUERY_TIMEOUT_MS;
    if (awaited || (seenAsked !== undefined && seenAsked < asked)) throw new Refusal('PROVIDER_ALREADY_QUERIED');
    await writeCashEvent(q, clock(), {
      withdrawal: id,
      state,
      actor: `operator:${account}`,
      why: note,
      act: 'providerQueried',
    });
    return disputed;
  });
  notifyProviderQueried(services, notifier, row, note);
  const { state: why, failed } = await queryResult(services, provider, row);
  const after = await database.transaction(async (q) => {
    // the dispute may have been closed while the provider was replying
    const current = (await withdrawalById(q, id, { lock: true })) ?? row;
    const { state } = current;
    const actor = `provider:${row.provider}` as const;
    await writeCashEvent(q, clock(), { withdrawal: id, state, actor, why, act: 'providerReplied' });
    if (why === 'paid' || why === 'failed') await recordPayoutReport(q, clock(), current, why, failed);
    return (await withdrawalById(q, id)) ?? row;
  });
  void live.publishToOperators({ type: 'cash' });
  return after;
}

/**
 * How often the bank was queried, and since when a reply is pending. A separate statement: what is read by the locking
 * one is as old as the wait for the lock.
 */
async function pendingQuery(
  q: Queryable,
  id: string,
): Promise<{ readonly asked: number; readonly awaitedSince: Date | null }> {
  const [row] = await q.query<{ asked: number; awaitedSince: Date | null }>(
    `SELECT count(*) FILTER (WHERE act = 'providerQueried')::int AS asked,
       (SELECT CASE act WHEN 'providerQueried' THEN at END FROM cash_event
        WHERE withdrawal_id = $1 AND act IS NOT NULL ORDER BY id DESC LIMIT 1) AS "awaitedSince"
     FROM cash_event WHERE withdrawal_id = $1`,
    [id],
  );
  return row ?? { asked: 0, awaitedSince: null };
}

async function queryResult(
  { log }: Pick<Services, 'log'>,
  provider: PaymentProvider | null,
  { id, reference, provider: code }: WithdrawalRow,
): Promise<{ readonly state: ProviderStatus; readonly failed: string | null }> {
  const silent = { state: 'silent', failed: null } as const;
  if (provider?.code !== code) return silent;
  try {
    return await provider.payOutStatus(reference);
  } catch (error) {
    log.warn({ error, withdrawal: id }, 'a provider did not say what became of a pay-out');
    return silent;
  }
}
