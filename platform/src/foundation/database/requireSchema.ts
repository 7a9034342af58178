import { StartupError } from '../process/startupError.ts';
import { tablesChecksum } from './applyTables.ts';
import type { Queryable } from './connect.ts';
import { readSchema, type SchemaFolders } from './readSchema.ts';

/**
 * Checks, without changing anything, that a database has the schema of these files.
 *
 * @throws StartupError if not: the owner of its tables has to migrate it
 */
export async function requireSchema(folders: SchemaFolders, q: Queryable): Promise<void> {
  const { functions, tables, migrations, faces } = await readSchema(folders);
  const wanted = [
    `tables ${tablesChecksum(tables)}`,
    ...migrations.map(({ name, checksum }) => `${name} ${checksum}`),
    ...functions.map(({ name, checksum }) => `${name} ${checksum}`),
    ...faces.map(({ name, checksum }) => `face ${name} ${checksum}`),
  ];
  const found = await seen(q);
  if (wanted.length !== found.size || wanted.some((line) => !found.has(line))) throw new StartupError(notThere);
}

async function seen(q: Queryable): Promise<Set<string>> {
  const [books] = await q.query<{ open: boolean }>(`SELECT to_regclass('schema_face') IS NOT NULL AS open`);
  if (!books?.open) return new Set();
  const rows = await q.query<{ line: string }>(
    `SELECT name || ' ' || checksum AS line FROM schema_migration UNION ALL SELECT name || ' ' || checksum FROM schema_function
     UNION ALL SELECT 'face ' || name || ' ' || checksum FROM schema_face`,
  );
  return new Set(rows.map(({ line }) => line));
}

const notThere =
  'The schema of this database is not that of this platform: run "npm run migrate" with DATABASE_OWNER_URL and ' +
  'DATABASE_URL, or start with both.';
