import { StartupError } from '../process/startupError.ts';
import type { Queryable } from './connect.ts';
import type { SqlFace } from './readSchema.ts';
import { runFile } from './runFile.ts';

/**
 * Recreates new and changed faces, and drops those whose file is gone; `functions` were just applied, and lost their
 * comments where they were dropped. Returns the names of the recreated ones.
 *
 * @throws StartupError for a face that PostgreSQL rejects
 */
export async function applyFaces(
  q: Queryable,
  faces: readonly SqlFace[],
  functions: readonly string[],
): Promise<string[]> {
  const checksums = new Map(
    (await q.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_face')).map(
      ({ name, checksum }) => [name, checksum],
    ),
  );
  const kept = faces.filter(({ name, checksum }) => checksums.get(name) === checksum);
  const gone = [...checksums.keys()].filter((name) => !kept.some((face) => face.name === name));
  // Whatever depends on a dropped view is recreated with it.
  const fallen = gone.length > 0 ? await dropFaces(q) : false;
  const stale = fallen ? faces : faces.filter((face) => !kept.includes(face));
  for (const face of stale) await make(q, face);
  for (const { name, comments } of kept) {
    for (const [one, sql] of comments) if (functions.includes(one)) await runFile(q, name, sql);
  }
  return faces.filter((face) => !kept.includes(face)).map(({ name }) => name);
}

/** Drops all faces, so that the tables below them can change; returns whether there were any. */
export async function dropFaces(q: Queryable): Promise<boolean> {
  const faces = await q.query<{ name: string }>('DELETE FROM schema_face RETURNING name');
  if (faces.length === 0) return false;
  await q.query(`DROP SCHEMA ${faces.map(({ name }) => name).join(', ')} CASCADE`);
  return true;
}

async function make(q: Queryable, { name, sql, checksum }: SqlFace): Promise<void> {
  const [namesake] = await q.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  // A role's schema of its own name would take precedence over everything else of that name.
  if (namesake)
    throw new StartupError(`A role of the database is named ${name}, as a schema of the platform: rename it.`);
  await runFile(q, `The face ${name}`, sql);
  await q.query('INSERT INTO schema_face (name, checksum) VALUES ($1, $2)', [name, checksum]);
}
