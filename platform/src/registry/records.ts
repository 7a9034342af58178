import type { Manifest } from '@unisite/shared/contract';
import type { Queryable } from '../database/connect.ts';
import type { Hidden, Placement } from './placement.ts';

/** A row of the audit: who did what to which remote, where, and why. */
export interface AuditRecord {
  at: Date;
  who: string;
  act: 'publish' | 'promote' | 'rollback' | 'enable' | 'disable' | 'hide' | 'move';
  remote: string;
  market: string | null;
  digest: string | null;
  previousDigest: string | null;
  why: string;
}

interface PlacementRow {
  market_code: string;
  remote: string;
  enabled: boolean;
  digest: string;
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

export async function manifestOf(q: Queryable, remote: string, digest: string): Promise<Manifest | null> {
  const sql = 'SELECT manifest FROM remote_version WHERE remote = $1 AND digest = $2';
  const [row] = await q.query<{ manifest: Manifest }>(sql, [remote, digest]);
  return row?.manifest ?? null;
}

/** Every published version, without its manifest. */
export const allVersions = (q: Queryable): Promise<{ remote: string; digest: string }[]> =>
  q.query('SELECT remote, digest FROM remote_version ORDER BY published_at');

/** Writes a version down; answers false when it was there already. */
export async function insertVersion(
  q: Queryable,
  { manifest, digest, at, who }: { manifest: Manifest; digest: string; at: Date; who: string },
): Promise<boolean> {
  const { name, team, version } = manifest.descriptor;
  await q.query('INSERT INTO remote (name, team, since) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING', [
    name,
    team,
    at,
  ]);
  const sizes = Object.values(manifest.files).map(({ bytes }) => bytes);
  const inserted = await q.query(
    `INSERT INTO remote_version (remote, digest, version, manifest, files, bytes, published_at, published_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (remote, digest) DO NOTHING RETURNING digest`,
    [
      name,
      digest,
      version,
      JSON.stringify(manifest),
      sizes.length,
      sizes.reduce((sum, size) => sum + size, 0),
      at,
      who,
    ],
  );
  return inserted.length > 0;
}

export async function savePlacement(q: Queryable, placement: Placement): Promise<void> {
  await q.query(
    `INSERT INTO placement (market_code, remote, enabled, digest, last_known_good, position, hidden, revision)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (market_code, remote) DO UPDATE SET enabled = excluded.enabled, digest = excluded.digest,
       last_known_good = excluded.last_known_good, position = excluded.position, hidden = excluded.hidden, revision = excluded.revision`,
    [
      placement.market,
      placement.remote,
      placement.enabled,
      placement.digest,
      placement.lastKnownGood,
      placement.position,
      JSON.stringify(placement.hidden),
      placement.revision,
    ],
  );
}

export async function writeAudit(q: Queryable, record: AuditRecord): Promise<void> {
  await q.query(
    'INSERT INTO registry_audit (at, who, act, remote, market_code, digest, previous_digest, why) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    [record.at, record.who, record.act, record.remote, record.market, record.digest, record.previousDigest, record.why],
  );
}

export async function auditOf(q: Queryable, remote: string): Promise<AuditRecord[]> {
  return q.query<AuditRecord>(
    `SELECT at, who, act, remote, market_code AS market, digest, previous_digest AS "previousDigest", why
     FROM registry_audit WHERE remote = $1 ORDER BY id DESC`,
    [remote],
  );
}
