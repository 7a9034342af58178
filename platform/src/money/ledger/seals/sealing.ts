import type { Queryable } from '../../../foundation/database/connect.ts';
import { repeatEvery } from '../../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../../foundation/services.ts';

const EVERY_MS = 1_000;
const BATCH = 2_000;

/**
 * Seals every transfer that can be sealed now; answers how many. Of several processes one does it at a time, the others
 * answer 0. A transfer whose transaction began before one that is still under way is left for the next time.
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

/**
 * Seals the ledger's transfers every second, behind the movements. Answers how to stop: it waits for the seals being
 * put on, and puts the last ones on.
 */
export function startSealing({ database, log }: Pick<Services, 'database' | 'log'>): () => Promise<void> {
  const seal = async () => {
    await sealLedger(database);
    return EVERY_MS;
  };
  // The next time makes up for it.
  const failed = (error: unknown) => {
    log.warn({ error }, 'the ledger was not sealed');
    return EVERY_MS;
  };
  const { stop } = repeatEvery(seal, failed);
  return async () => {
    await stop();
    await seal().catch(failed);
  };
}
