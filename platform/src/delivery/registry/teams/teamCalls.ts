import { limits } from '@unisite/publishing';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';

/** Upload quota per team: three versions of maximum size. */
const stagingLimits = { bytes: 3 * limits.buildBytes, files: 3 * limits.files } as const;
/** How long an uploaded file waits for its version. */
const STAGED_MS = 60 * 60_000;

/** Takes a call's nonce; false when it was used before. */
export async function takeNonce(
  q: Queryable,
  { key, nonce, until }: { key: string; nonce: string; until: Date },
): Promise<boolean> {
  const sql = 'INSERT INTO team_call (key, nonce, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key';
  return (await q.query(sql, [key, nonce, until])).length > 0;
}

/** Stores a file temporarily; false when the team's quota is full. Files of published versions are evicted first. */
export function stageFile(
  database: Database,
  { team, hash, content, at }: { team: string; hash: string; content: Uint8Array; at: Date },
): Promise<boolean> {
  return database.transaction(async (q) => {
    await q.query(`SELECT pg_advisory_xact_lock(hashtextextended('staging/' || $1, 0))`, [team]);
    const known = await q.query(
      'UPDATE staged_file SET put_at = $3, spent = false WHERE team = $1 AND hash = $2 RETURNING hash',
      [team, hash, at],
    );
    if (known.length > 0) return true;
    if (!(await hasRoom(q, team, content.length))) {
      await q.query('DELETE FROM staged_file WHERE team = $1 AND (spent OR put_at < $2)', [
        team,
        new Date(at.getTime() - STAGED_MS),
      ]);
      if (!(await hasRoom(q, team, content.length))) return false;
    }
    await q.query('INSERT INTO staged_file (team, hash, content, put_at) VALUES ($1, $2, $3, $4)', [
      team,
      hash,
      content,
      at,
    ]);
    return true;
  });
}

async function hasRoom(q: Queryable, team: string, bytes: number): Promise<boolean> {
  const [held] = await q.query<{ files: number; bytes: string }>(
    'SELECT count(*)::int AS files, coalesce(sum(octet_length(content)), 0) AS bytes FROM staged_file WHERE team = $1',
    [team],
  );
  return Number(held?.bytes ?? 0) + bytes <= stagingLimits.bytes && (held?.files ?? 0) < stagingLimits.files;
}

/** A team's uploaded files by these hashes. */
export async function stagedFiles(
  q: Queryable,
  { team, hashes, at }: { team: string; hashes: readonly string[]; at: Date },
): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await q.query<{ hash: string; content: Buffer }>(
    'SELECT hash, content FROM staged_file WHERE team = $1 AND hash = ANY ($2) AND put_at >= $3',
    [team, hashes, new Date(at.getTime() - STAGED_MS)],
  );
  return new Map(rows.map(({ hash, content }) => [hash, content]));
}

/**
 * Marks files as evictable, because a version with them was published. They stay available to concurrent publishers of
 * the same content.
 */
export async function takeStagedFiles(q: Queryable, team: string, hashes: readonly string[]): Promise<void> {
  await q.query('UPDATE staged_file SET spent = true WHERE team = $1 AND hash = ANY ($2)', [team, hashes]);
}

/** Deletes nonces of calls that would be too old by now, and unpublished files. */
export async function forgetOldTeamCalls(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM team_call WHERE until < $1', [now]);
  await q.query('DELETE FROM staged_file WHERE put_at < $1', [new Date(now.getTime() - STAGED_MS)]);
}
