import type { Queryable } from '../../../foundation/database/connect.ts';
import type { ScheduledDraw } from '../schedule.ts';
import type { Station } from '../stations.ts';
import type { DrawName } from './announceDraws.ts';
import { prizesOf } from './prizesOf.ts';
import { commitmentOf } from './sealedSeed.ts';

/** A draw that was over before anybody could bet on it. */
export interface PastDraw extends Omit<ScheduledDraw, 'host'> {
  readonly station: Station;
  readonly seed: string;
}

/**
 * Stores house draws that were never open, from their seeds alone; existing ones are left unchanged. Returns the new
 * ones.
 */
export async function writePastDraws(q: Queryable, draws: readonly PastDraw[]): Promise<DrawName[]> {
  const prizes = await Promise.all(
    draws.map(({ station: { form, code }, numero, seed }) => prizesOf(form, { code, numero, seed, entropy: null })),
  );
  return q.query<DrawName>(
    `INSERT INTO draw (station_code, numero, closes_at, drawn_at, seed, seed_hash, prizes)
     SELECT w.station, w.numero, w.at - make_interval(secs => w.close_seconds), w.at, w.seed, w.hash, w.prizes
     FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::jsonb[], $7::int[])
       AS w (station, numero, at, seed, hash, prizes, close_seconds)
     ON CONFLICT (station_code, numero) DO NOTHING
     RETURNING station_code AS code, numero`,
    [
      draws.map(({ station }) => station.code),
      draws.map(({ numero }) => numero),
      draws.map(({ at }) => at),
      draws.map(({ seed }) => seed),
      draws.map(({ seed }) => commitmentOf(seed)),
      prizes.map((drawn) => JSON.stringify(drawn)),
      draws.map(({ station }) => station.closeSeconds),
    ],
  );
}
