import { createHash } from 'node:crypto';
import { StartupError } from '../process/startupError.ts';
import type { Queryable } from './connect.ts';
import type { Migration, Schema, SqlFile } from './readSchema.ts';
import { runFile } from './runFile.ts';

interface Done {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** The number of the table files, before all migrations. */
const TABLES = 0;

/**
 * Creates all tables in an empty database, from files that equal the result of the migrations; in any other, runs the
 * migrations that it has not seen, after `clear` has dropped what depends on the tables. Returns the names of what ran.
 *
 * @throws StartupError when the database and the files have diverged
 */
export async function applyTables(
  q: Queryable,
  { tables, migrations }: Pick<Schema, 'tables' | 'migrations'>,
  clear: () => Promise<unknown>,
): Promise<string[]> {
  const done = await q.query<Done>('SELECT number, name, checksum FROM schema_migration ORDER BY number');
  const checksum = tablesChecksum(tables);
  const [made] = done;
  if (!made) {
    for (const { name, sql } of tables) await runFile(q, name, sql);
    for (const included of [{ number: TABLES, name: 'tables', checksum }, ...migrations]) await note(q, included);
    return tables.length > 0 ? ['tables'] : [];
  }
  const waiting = notSeen(done.slice(1), migrations);
  if (waiting.length > 0) await clear();
  for (const { name, sql } of waiting) await runFile(q, `Migration ${name}`, sql);
  for (const migration of waiting) await note(q, migration);
  if (made.checksum !== checksum) {
    if (waiting.length === 0) throw new StartupError(noWayThere);
    await q.query('UPDATE schema_migration SET checksum = $2 WHERE number = $1', [TABLES, checksum]);
  }
  return waiting.map(({ name }) => name);
}

const noWayThere =
  'The tables of this database are not those of the files (schema/tables.sql), and no migration leads there: ' +
  'add one, or use a new database (an embedded one is made anew when the data folder is gone).';

function notSeen(done: readonly Done[], migrations: readonly Migration[]): Migration[] {
  const files = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of done) {
    const file = files.get(number);
    if (!file) {
      throw new StartupError(
        `This database is newer than this platform: it has the migration ${name}. Start a newer one.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new StartupError(
        `Migration ${file.name} was changed after it ran on this database; add a new one instead.`,
      );
    }
    files.delete(number);
  }
  return [...files.values()];
}

async function note(q: Queryable, { number, name, checksum }: Done): Promise<void> {
  await q.query('INSERT INTO schema_migration (number, name, checksum) VALUES ($1, $2, $3)', [number, name, checksum]);
}

/** Comments and line breaks are ignored: explaining a table does not change it. */
export function tablesChecksum(tables: readonly SqlFile[]): string {
  const said = tables
    .map(({ sql }) => sql)
    .join('\n')
    .replace(/^\s*--.*$/gm, '')
    .replace(/\s+/g, ' ');
  return createHash('sha256').update(said.trim()).digest('hex');
}
