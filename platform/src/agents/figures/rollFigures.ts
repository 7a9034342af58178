import type { Queryable } from '../../foundation/database/connect.ts';
import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';

const EVERY_MS = 2_000;
/** Seals per transaction: at most a second's work. */
const BATCH = 10_000;

/** Adds new seals to the figures. Returns how many movements; only one process works at a time, the others return 0. */
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

/** Keeps the figures a few seconds behind the ledger. */
export const rollFiguresJob = ({ database }: Pick<Services, 'database'>): Job => ({
  name: 'figures.roll',
  everyMs: EVERY_MS,
  async turn() {
    await rollFigures(database);
  },
  failure: 'figures were not added up',
  level: 'warn',
});
