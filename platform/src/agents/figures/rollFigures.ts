import type { Queryable } from '../../foundation/database/connect.ts';
import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../foundation/services.ts';

const EVERY_MS = 2_000;
/** Seals at once: a second's work at most. */
const BATCH = 10_000;

/**
 * Adds to the figures what was sealed since. Answers how many movements; of several processes one does it at a time,
 * the others answer 0.
 */
export async function rollFigures(q: Queryable): Promise<number> {
  let all = 0;
  for (;;) {
    const [row] = await q.query<{ rolled: number; more: boolean }>('SELECT rolled, more FROM figures_roll($1)', [
      BATCH,
    ]);
    all += row?.rolled ?? 0;
    if (!row?.more) return all;
  }
}

/** Keeps the figures a few seconds behind the ledger. Answers how to stop. */
export function startRollingFigures({ database, log }: Pick<Services, 'database' | 'log'>): () => Promise<void> {
  return repeatEvery(
    async () => {
      await rollFigures(database);
      return EVERY_MS;
    },
    (error) => {
      // the next time makes up for it
      log.warn({ error }, 'figures were not added up');
      return EVERY_MS;
    },
  ).stop;
}
