import { type Keys, keyName, openBytes, sealBytes } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { aboutSeed } from './sealedSeed.ts';

/**
 * Reseals the seeds of open draws with the first of the keys. Returns how many were under another.
 *
 * @throws Error for a seed that no key opens
 */
export async function resealSeeds(q: Queryable, keys: Keys): Promise<number> {
  const rows = await q.query<{ id: number; station_code: string; numero: string; seed_sealed: Buffer }>(
    'SELECT id, station_code, numero, seed_sealed FROM draw WHERE seed_sealed IS NOT NULL AND sealed_with <> $1',
    [keyName(keys)],
  );
  for (const { id, station_code, numero, seed_sealed } of rows) {
    const about = aboutSeed(station_code, numero);
    await q.query('UPDATE draw SET seed_sealed = $2, sealed_with = $3 WHERE id = $1 AND seed_sealed = $4', [
      id,
      sealBytes(keys, about, openBytes(keys, about, seed_sealed)),
      keyName(keys),
      seed_sealed,
    ]);
  }
  return rows.length;
}
