import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../process/startupError.ts';
import { applyFaces, dropFaces } from './applyFaces.ts';
import { applyFunctions, dropGoneFunctions, validateFunctions } from './applyFunctions.ts';
import { applyTables } from './applyTables.ts';
import type { Database, Queryable } from './connect.ts';
import { readSchema, type SchemaFolders } from './readSchema.ts';

/** Any number, the same in every process. */
const LOCK = 7_013_001;

/**
 * Brings a database to the schema of these files: an empty one gets all tables, any other the migrations that it has
 * not seen; both get the functions and faces whose files changed. Then `fillIn` inserts the rows that every database
 * has. All in one transaction. Processes that start together wait for each other. Returns the names of what ran.
 *
 * @throws StartupError when the database cannot be brought to the schema
 */
export async function migrateTo(
  folders: SchemaFolders,
  database: Database,
  fillIn: (q: Queryable) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const { functions, faces, ...tables } = await readSchema(folders);
  const client = await database.dedicated();
  const q = queryable(client);
  try {
    // Polled, since a blocking advisory lock deadlocks with another process's CREATE INDEX CONCURRENTLY.
    for (;;) {
      const [lock] = await q.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [LOCK]);
      if (lock?.held) break;
      await wait(100);
    }
    await q.query('BEGIN');
    await openBooks(q);
    const triggers = functions.filter(({ isTrigger }) => isTrigger);
    // Tables have triggers, which refer to functions; views depend on tables, and functions read views.
    const first = await applyFunctions(q, triggers);
    const made = await applyTables(q, tables, () => dropFaces(q));
    const then = await applyFunctions(q, functions);
    const applied = [...first, ...then];
    const published = await applyFaces(q, faces, applied);
    await validateFunctions(q, applied);
    await dropGoneFunctions(q, functions);
    const ran = [...first, ...made, ...then, ...published];
    await fillIn(q);
    await q.query('COMMIT');
    return ran;
  } finally {
    // Ending the connection rolls back what was not committed, and releases the lock.
    await client.end();
  }
}

/** Creates the tables that record what a database has seen. */
async function openBooks(q: Queryable): Promise<void> {
  const [books] = await q.query<{ former: boolean; open: boolean }>(
    `SELECT to_regclass('migration') IS NOT NULL AS former, to_regclass('schema_face') IS NOT NULL AS open`,
  );
  if (books?.former) throw new StartupError(fromBeforeTheRelease);
  if (books?.open) return;
  await q.query(`
    CREATE TABLE schema_migration (
      number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE schema_function (name text PRIMARY KEY, checksum text NOT NULL);
    CREATE TABLE schema_face (name text PRIMARY KEY, checksum text NOT NULL)`);
}

const fromBeforeTheRelease =
  'This database is from before the first release, and nothing leads from there to here: move or delete the data folder ' +
  '(DATA_DIR; .data if it is not set), or let DATABASE_URL name an empty database.';

function queryable(client: pg.Client): Queryable {
  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      // Several statements in one text are only possible without values.
      const { rows } = values.length > 0 ? await client.query(sql, [...values]) : await client.query(sql);
      // The row type is the caller's promise about its own SQL, as in connect.ts.
      return rows as Row[];
    },
  };
}
