import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Job } from '../../../foundation/schedule/job.ts';
import type { Services } from '../../../foundation/services.ts';

const EVERY_MS = 1_000;
const BATCH = 2_000;

/**
 * Seals every transfer that can be sealed now; returns how many. Only one process does it at a time, the others return
 * 0. A transfer whose transaction began before one that is still open is left for the next time.
 */
export async function sealLedger(q: Queryable): Promise<number> {
  let all = 0;
  for (;;) {
    const [row] = await q.query<{ sealed: number; more: boolean }>('SELECT sealed, more FROM ledger_seal_next($1)', [
      BATCH,
    ]);
    all += row?.sealed ?? 0;
    if (!row?.more) return all;
  }
}

/** Seals the ledger's transfers every second, after they commit, and the last ones as the platform stops. */
export const sealingJob = ({ database }: Pick<Services, 'database'>): Job => ({
  name: 'ledger.seal',
  everyMs: EVERY_MS,
  async turn() {
    await sealLedger(database);
  },
  failure: 'the ledger was not sealed',
  level: 'warn',
  endsWithTurn: true,
});
