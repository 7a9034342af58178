import type { DrawProof } from '@unisite/shared/contract';
import { resultsProvider } from '@unisite/shared/contract/operatorsLottery';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** A draw's results in chronological order, without the operators' names. */
export async function publicResults(q: Queryable, drawId: number): Promise<DrawProof['results']> {
  const rows = await q.query<{ prizes: DrawProof['prizes']; by: string[]; at: Date }>(
    'SELECT prizes, given_by AS by, at FROM draw_result WHERE draw_id = $1 ORDER BY revision',
    [drawId],
  );
  return rows.map(({ prizes, by, at }) => ({
    prizes,
    source: by.includes(resultsProvider) ? 'provider' : 'operators',
    at: at.toISOString(),
  }));
}
