import { resultsProvider } from '@unisite/shared/contract/operatorsLottery';
import type { Prizes } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Station } from '../stations.ts';

/** A draw held elsewhere. */
export interface OfficialDraw {
  readonly station: Station;
  readonly numero: string;
  readonly at: Date;
  /** Null: not drawn yet. */
  readonly prizes: Prizes | null;
}

/** Stores draws of official stations; existing ones are left unchanged. Returns how many were new. */
export async function writeOfficialDraws(q: Queryable, draws: readonly OfficialDraw[]): Promise<number> {
  const [row] = await q.query<{ added: number }>(
    `WITH added AS (
       INSERT INTO draw (station_code, numero, closes_at, drawn_at, prizes)
       SELECT w.station, w.numero, w.at - make_interval(secs => w.close_seconds), w.at, w.prizes
       FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::int[], $5::jsonb[])
         AS w (station, numero, at, close_seconds, prizes)
       -- a conflict would use up an id
       WHERE NOT EXISTS (SELECT FROM draw d WHERE d.station_code = w.station AND d.numero = w.numero)
       ON CONFLICT (station_code, numero) DO NOTHING RETURNING id, prizes, drawn_at
     ), results AS (
       INSERT INTO draw_result (draw_id, revision, prizes, given_by, why, at)
       SELECT id, 0, prizes, ARRAY[$6], '', drawn_at FROM added WHERE prizes IS NOT NULL
     )
     SELECT count(*)::int AS added FROM added`,
    [
      draws.map(({ station }) => station.code),
      draws.map(({ numero }) => numero),
      draws.map(({ at }) => at),
      draws.map(({ station }) => station.closeSeconds),
      draws.map(({ prizes }) => prizes && JSON.stringify(prizes)),
      resultsProvider,
    ],
  );
  return row?.added ?? 0;
}
