import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Hidden, Placement } from './placement.ts';

interface PlacementRow {
  market_code: string;
  remote: string;
  enabled: boolean;
  digest: string;
  digest_since: Date;
  canary_digest: string | null;
  canary_share: number | null;
  canary_since: Date | null;
  last_known_good: string | null;
  position: number;
  hidden: Hidden;
  revision: number;
}

const fromRow = (row: PlacementRow): Placement => ({
  market: row.market_code,
  remote: row.remote,
  enabled: row.enabled,
  digest: row.digest,
  digestSince: row.digest_since,
  canary:
    row.canary_digest !== null && row.canary_share !== null && row.canary_since !== null
      ? { digest: row.canary_digest, share: row.canary_share, since: row.canary_since }
      : null,
  lastKnownGood: row.last_known_good,
  position: row.position,
  hidden: row.hidden,
  revision: row.revision,
});

export async function allPlacements(q: Queryable): Promise<Placement[]> {
  return (await q.query<PlacementRow>('SELECT * FROM placement ORDER BY market_code, position, remote')).map(fromRow);
}

export async function placementsOf(q: Queryable, market: string): Promise<Placement[]> {
  return (await q.query<PlacementRow>('SELECT * FROM placement WHERE market_code = $1', [market])).map(fromRow);
}

/** A remote's placement in a market; null: none. */
export async function placementIn(q: Queryable, market: string, remote: string): Promise<Placement | null> {
  return (await placementsOf(q, market)).find((placement) => placement.remote === remote) ?? null;
}

export async function savePlacement(q: Queryable, placement: Placement): Promise<void> {
  const { canary } = placement;
  await q.query(
    `INSERT INTO placement (market_code, remote, enabled, digest, digest_since, canary_digest, canary_share, canary_since,
       last_known_good, position, hidden, revision)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (market_code, remote) DO UPDATE SET enabled = excluded.enabled, digest = excluded.digest,
       digest_since = excluded.digest_since, canary_digest = excluded.canary_digest, canary_share = excluded.canary_share,
       canary_since = excluded.canary_since, last_known_good = excluded.last_known_good, position = excluded.position,
       hidden = excluded.hidden, revision = excluded.revision`,
    [
      placement.market,
      placement.remote,
      placement.enabled,
      placement.digest,
      placement.digestSince,
      canary?.digest ?? null,
      canary?.share ?? null,
      canary?.since ?? null,
      placement.lastKnownGood,
      placement.position,
      JSON.stringify(placement.hidden),
      placement.revision,
    ],
  );
}

/** Serializes changes of one market until the transaction ends, so that its revisions never repeat. */
export async function lockMarket(q: Queryable, market: string): Promise<void> {
  await q.query(`SELECT pg_advisory_xact_lock(hashtextextended('registry/' || $1, 0))`, [market]);
}
