import type { ContractRunState, Hundredths } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { readMoney } from '../../../money/ledger/index.ts';

export interface DecidableRun {
  readonly id: string;
  readonly state: ContractRunState;
  readonly market: string;
  readonly total: Hundredths;
}

/**
 * Locks a run until the transaction ends.
 *
 * @throws Refusal NOT_FOUND
 */
export async function lockRun(q: Queryable, id: string): Promise<DecidableRun> {
  const [run] = await readMoney<DecidableRun>(
    q.query('SELECT id, state, market_code AS market, total FROM contract_run WHERE id = $1 FOR UPDATE', [id]),
    { total: true },
  );
  if (!run) throw new Refusal('NOT_FOUND');
  return run;
}

/**
 * Approves a waiting run: from then on it is paid like any other. The caller ensures that two operators agreed.
 *
 * @throws Refusal NOT_FOUND, PAY_RUN_CHANGED
 */
export async function approveRun(q: Queryable, id: string, at: Date): Promise<void> {
  if ((await lockRun(q, id)).state !== 'waiting') throw new Refusal('PAY_RUN_CHANGED');
  await q.query(`UPDATE contract_run SET state = 'due', decided_at = $2 WHERE id = $1`, [id, at]);
}

/**
 * Refuses a waiting run, with the reason that payer and payees see. Nothing of it is paid; the amounts are carried to
 * the next statement of each pair. Idempotent.
 *
 * @throws Refusal NOT_FOUND, PAY_RUN_CHANGED
 */
export async function refuseRun(
  q: Queryable,
  id: string,
  { reason, at }: { readonly reason: { readonly vi: string; readonly en: string }; readonly at: Date },
): Promise<{ readonly run: DecidableRun; readonly isNew: boolean }> {
  const run = await lockRun(q, id);
  if (run.state === 'refused') return { run, isNew: false };
  if (run.state !== 'waiting') throw new Refusal('PAY_RUN_CHANGED');
  await q.query(`UPDATE contract_run SET state = 'refused', decided_at = $2, refused_why = $3 WHERE id = $1`, [
    id,
    at,
    JSON.stringify(reason),
  ]);
  return { run, isNew: true };
}
