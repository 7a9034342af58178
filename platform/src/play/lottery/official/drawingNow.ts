import type { LiveDrawing } from '@unisite/shared/contract';
import { rankTables } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Station } from '../stations.ts';

/** The draw of an official station that is due and has no effective result yet, from the last hours. */
export async function drawingNow(
  q: Queryable,
  { code, form, drawnBy }: Station,
  now: Date,
): Promise<LiveDrawing | null> {
  if (drawnBy !== 'official' || (form !== 'north' && form !== 'province')) return null;
  const [row] = await q.query<{ numero: string; drawnAt: Date; drawing: LiveDrawing['prizes'] | null }>(
    `SELECT numero, drawn_at AS "drawnAt", drawing FROM draw
     WHERE station_code = $1 AND prizes IS NULL AND voided_at IS NULL
       AND drawn_at <= $2 AND drawn_at > $2::timestamptz - interval '6 hours' ORDER BY drawn_at DESC LIMIT 1`,
    [code, now],
  );
  if (!row) return null;
  const { numero, drawnAt, drawing } = row;
  const ranks = rankTables[form].map(({ rank, numbers, digits }) => ({ rank, numbers, digits }));
  return { numero, drawsAt: drawnAt.toISOString(), ranks, prizes: drawing ?? [] };
}
