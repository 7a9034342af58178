import { StartupError } from '../process/startupError.ts';
import type { Queryable } from './connect.ts';
import type { SqlFace } from './readSchema.ts';
import { runFile } from './runFile.ts';

/**
 * Makes the faces that are new or changed anew, and drops those whose file is gone; `functions` were just applied, and
 * have lost their comments where they were dropped. Answers the names of those that were made.
 *
 * @throws StartupError for a face that PostgreSQL refuses
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
  // What stands on a view that goes is made anew with it.
  const fallen = gone.length > 0 ? await dropFaces(q) : false;
  const stale = fallen ? faces : faces.filter((face) => !kept.includes(face));
  for (const face of stale) await make(q, face);
  for (const { name, comments } of kept) {
    for (const [one, sql] of comments) if (functions.includes(one)) await runFile(q, name, sql);
  }
  return faces.filter((face) => !kept.includes(face)).map(({ name }) => name);
}

/** Drops all faces, so that the tables below them can change; answers whether there were any. */
export async function dropFaces(q: Queryable): Promise<boolean> {
  const faces = await q.query<{ name: string }>('DELETE FROM schema_face RETURNING name');
  if (faces.length === 0) return false;
  await q.query(`DROP SCHEMA ${faces.map(({ name }) => name).join(', ')} CASCADE`);
  return true;
}

async function make(q: Queryable, { name, sql, checksum }: SqlFace): Promise<void> {
  const [namesake] = await q.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  // What a role has in a schema of its name comes before everything else of that name.
  if (namesake)
    throw new StartupError(`A role of the database is named ${name}, as a schema of the platform: rename it.`);
  await runFile(q, `The face ${name}`, sql);
  await q.query('INSERT INTO schema_face (name, checksum) VALUES ($1, $2)', [name, checksum]);
}
