import { keyName, sealSecret } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { ScheduledDraw } from '../schedule.ts';
import type { LotterySettings } from '../services.ts';
import type { Station } from '../stations.ts';
import type { Beacon } from './beacon/beacon.ts';
import { aboutSeed, commitmentOf, newSeed } from './sealedSeed.ts';

export interface OpeningDraw extends ScheduledDraw {
  readonly station: Station;
}

interface OpenNeeds {
  readonly keys: LotterySettings['drawKeys'];
  /** Null: there is none, and stations that draw by one do not open. */
  readonly beacon: Beacon | null;
}

/**
 * From the close to the beacon round that a draw uses, milliseconds: the maximum clock skew between database and
 * beacon.
 */
const BEACON_AFTER_MS = 1_000;

/** Opens house draws: commits to their seeds, and to their source of entropy. Existing ones are left unchanged. */
export async function openHouseDraws(
  q: Queryable,
  draws: readonly OpeningDraw[],
  { keys, beacon }: OpenNeeds,
): Promise<void> {
  const rows = draws.flatMap(({ station: { code, closeSeconds, entropySource }, numero, at }) => {
    if (entropySource === 'beacon' && beacon === null) return [];
    const seed = newSeed();
    const closesAt = new Date(at.getTime() - closeSeconds * 1_000);
    return [
      {
        code,
        numero,
        closesAt,
        at,
        entropySource,
        hash: commitmentOf(seed),
        sealed: sealSecret(keys, aboutSeed(code, numero), seed),
        ...(entropySource === 'beacon' && beacon
          ? { key: beacon.publicKey, round: beacon.roundAt(new Date(closesAt.getTime() + BEACON_AFTER_MS)) }
          : { key: null, round: null }),
      },
    ];
  });
  await q.query(
    `INSERT INTO draw (station_code, numero, closes_at, drawn_at, seed_hash, seed_sealed, sealed_with, entropy_source,
       beacon_key, entropy_at)
     SELECT w.station, w.numero, w.closes_at, w.at, w.hash, w.sealed, $9, w.source, w.key, w.round
     FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::text[], $6::bytea[], $7::text[], $8::text[],
       $10::bigint[]) AS w (station, numero, closes_at, at, hash, sealed, source, key, round)
     -- a conflict would use up an id
     WHERE NOT EXISTS (SELECT FROM draw d WHERE d.station_code = w.station AND d.numero = w.numero)
     ON CONFLICT (station_code, numero) DO NOTHING`,
    [
      rows.map(({ code }) => code),
      rows.map(({ numero }) => numero),
      rows.map(({ closesAt }) => closesAt),
      rows.map(({ at }) => at),
      rows.map(({ hash }) => hash),
      rows.map(({ sealed }) => sealed),
      rows.map(({ entropySource }) => entropySource),
      rows.map(({ key }) => key),
      keyName(keys),
      rows.map(({ round }) => round),
    ],
  );
}
