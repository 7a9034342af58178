import type { Manifest, Signature } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

export async function manifestOf(q: Queryable, remote: string, digest: string): Promise<Manifest | null> {
  const sql = 'SELECT manifest FROM remote_version WHERE remote = $1 AND digest = $2';
  const [row] = await q.query<{ manifest: Manifest }>(sql, [remote, digest]);
  return row?.manifest ?? null;
}

/** A version's manifest, unless its files were removed. */
export async function servedManifest(q: Queryable, remote: string, digest: string): Promise<Manifest | null> {
  const sql = 'SELECT 1 FROM version_removal WHERE remote = $1 AND digest = $2';
  const [removed] = await q.query(sql, [remote, digest]);
  return removed ? null : manifestOf(q, remote, digest);
}

/** Every published version with its files, without the manifest. */
export const allVersions = (q: Queryable): Promise<{ remote: string; digest: string }[]> =>
  q.query(
    `SELECT v.remote, v.digest FROM remote_version v
     WHERE NOT EXISTS (SELECT 1 FROM version_removal r WHERE r.remote = v.remote AND r.digest = v.digest)
     ORDER BY v.published_at`,
  );

/** Semantic versions of a remote by digest, removed ones included. */
export async function versionNames(q: Queryable, remote: string): Promise<Map<string, string>> {
  const sql = 'SELECT digest, version FROM remote_version WHERE remote = $1';
  const rows = await q.query<{ digest: string; version: string }>(sql, [remote]);
  return new Map(rows.map(({ digest, version }) => [digest, version]));
}

interface PublishedVersion {
  manifest: Manifest;
  digest: string;
  signature: Signature;
  at: Date;
  who: string;
}

/**
 * Inserts a version and its signature; `isNew` is false when it existed, `isBack` true when its files had been removed.
 */
export async function insertVersion(
  q: Queryable,
  { manifest, digest, signature, at, who }: PublishedVersion,
): Promise<{ isNew: boolean; isBack: boolean }> {
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
  await q.query(
    `INSERT INTO version_signature (remote, digest, key, value, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (remote, digest, key) DO NOTHING`,
    [name, digest, signature.key, signature.value, at],
  );
  const back = await q.query('DELETE FROM version_removal WHERE remote = $1 AND digest = $2 RETURNING digest', [
    name,
    digest,
  ]);
  return { isNew: inserted.length > 0, isBack: back.length > 0 };
}

/** A version's signature. */
export interface KeptSignature {
  remote: string;
  digest: string;
  key: string;
  value: string;
}

/** All signatures by unrevoked keys, oldest first. */
export const validSignatures = (q: Queryable): Promise<KeptSignature[]> =>
  q.query(
    `SELECT s.remote, s.digest, s.key, s.value FROM version_signature s
     JOIN team_key k ON k.key = s.key WHERE k.revoked_at IS NULL ORDER BY s.at, s.key`,
  );

export const removedVersions = (q: Queryable): Promise<{ remote: string; digest: string }[]> =>
  q.query('SELECT remote, digest FROM version_removal');

/** Semantic versions of all remotes, by `<remote> <digest>`. */
export async function allVersionNames(q: Queryable): Promise<Map<string, string>> {
  const rows = await q.query<{ remote: string; digest: string; version: string }>(
    'SELECT remote, digest, version FROM remote_version',
  );
  return new Map(rows.map(({ remote, digest, version }) => [`${remote} ${digest}`, version]));
}

interface VersionRow {
  manifest: Manifest;
  digest: string;
  /** The signing key: preferably an unrevoked one; zeros for a version from before versions were signed. */
  key: string;
  publishedAt: Date;
  publishedBy: string;
  bytes: number;
}

/** All published versions of a remote, latest first. */
export const versionsOf = (q: Queryable, remote: string): Promise<VersionRow[]> =>
  q.query(
    `SELECT v.manifest, v.digest, v.published_at AS "publishedAt", v.published_by AS "publishedBy", v.bytes::float8 AS bytes,
       coalesce((SELECT s.key FROM version_signature s JOIN team_key k ON k.key = s.key
         WHERE s.remote = v.remote AND s.digest = v.digest ORDER BY k.revoked_at NULLS FIRST, s.at LIMIT 1), repeat('0', 16)) AS key
     FROM remote_version v WHERE v.remote = $1 ORDER BY v.published_at DESC, v.digest`,
    [remote],
  );
