import type { ProviderReport } from '@unisite/shared/contract/operatorsContradictions';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { writeCashEvent } from '../events.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawalRows.ts';
import { contradictsPayout, type ReportedOutcome } from './contradicts.ts';

/** Per contradiction, for a report that flips back and forth; later changes are only counted. */
const MOST_EVENTS = 20;

type Subject = { readonly withdrawal: string } | { readonly deposit: string };

interface Report {
  readonly reported: ProviderReport;
  readonly detail: string | null;
  readonly provider: string;
  /** State of the withdrawal or deposit after the report was applied. */
  readonly state: string;
  readonly contradicts: boolean;
}

/**
 * Opens a contradiction for a provider's contradictory report; a later report replaces the one that opened it. The
 * caller holds the lock of the withdrawal or deposit. Returns whether there is news for the operators.
 */
export async function recordReport(
  q: Queryable,
  at: Date,
  subject: Subject,
  { reported, detail, provider, state, contradicts }: Report,
): Promise<boolean> {
  const [column, id] =
    'withdrawal' in subject ? ['withdrawal_id', subject.withdrawal] : ['deposit_id', subject.deposit];
  const [open] = await q.query<{ id: string; reported: ProviderReport; times: number }>(
    `SELECT id, reported, times FROM cash_contradiction WHERE ${column} = $1 AND settled_at IS NULL FOR NO KEY UPDATE`,
    [id],
  );
  if (!open && !contradicts) return false;
  if (open) {
    await q.query(
      'UPDATE cash_contradiction SET reported = $2, detail = $3, last_at = $4, times = least(times, 1000000) + 1 WHERE id = $1',
      [open.id, reported, detail, at],
    );
    if (open.reported === reported || open.times >= MOST_EVENTS) return open.reported !== reported;
  } else {
    await q.query(
      `INSERT INTO cash_contradiction (${column}, reported, detail, at, last_at) VALUES ($1, $2, $3, $4, $4)`,
      [id, reported, detail, at],
    );
  }
  await writeCashEvent(q, at, {
    ...subject,
    state,
    actor: `provider:${provider}`,
    why: reported,
    act: 'providerContradicted',
  });
  return true;
}

/** Records a provider's report on a payout: in its row, and as a contradiction like `recordReport`. */
export async function recordPayoutReport(
  q: Queryable,
  at: Date,
  row: WithdrawalRow,
  reported: ReportedOutcome,
  code: string | null,
): Promise<boolean> {
  if (reported !== row.lastReported) {
    await q.query('UPDATE cash_withdrawal SET last_reported = $2 WHERE id = $1', [row.id, reported]);
  }
  const { id, state, provider } = row;
  const report = { reported, detail: reported === 'failed' ? code : null, provider, state };
  return recordReport(q, at, { withdrawal: id }, { ...report, contradicts: contradictsPayout(row, reported) });
}
