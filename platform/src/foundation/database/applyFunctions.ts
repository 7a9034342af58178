import type { Queryable } from './connect.ts';
import type { SqlFunction } from './readSchema.ts';
import { runFile } from './runFile.ts';

/**
 * PostgreSQL's error for a function with a different result or different parameter names (invalid_function_definition).
 */
const CANNOT_REPLACE = '42P13';

/**
 * SQL: what CREATE FUNCTION would have checked: for SQL functions the objects that they refer to, for others the
 * syntax.
 */
const validate = `SELECT CASE l.lanname
    WHEN 'sql' THEN fmgr_sql_validator(p.oid)
    WHEN 'plpgsql' THEN plpgsql_validator(p.oid)
  END FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
  WHERE p.proname = $1 AND p.pronamespace = current_schema()::regnamespace`;

/**
 * Applies functions that are new, changed, or missing in the database, whichever of them call each other. Each name has
 * one function: one with other parameters is dropped. Returns the names of the applied ones; `validateFunctions` checks
 * what they refer to.
 *
 * @throws StartupError for a function that PostgreSQL rejects
 */
export async function applyFunctions(q: Queryable, functions: readonly SqlFunction[]): Promise<string[]> {
  const stale = await staleOf(q, functions);
  if (stale.length === 0) return [];
  await q.query('SET LOCAL check_function_bodies = off');
  for (const one of stale) await apply(q, one);
  await q.query('SET LOCAL check_function_bodies = on');
  return stale.map(({ name }) => name);
}

/** @throws StartupError for a function that refers to something missing */
export async function validateFunctions(q: Queryable, names: readonly string[]): Promise<void> {
  for (const name of names) await runFile(q, name, validate, [name]);
}

/**
 * Drops the functions whose files are gone. @throws StartupError when something in the database still depends on one
 */
export async function dropGoneFunctions(q: Queryable, functions: readonly SqlFunction[]): Promise<void> {
  const gone = await q.query<{ name: string }>('DELETE FROM schema_function WHERE name <> ALL ($1) RETURNING name', [
    functions.map(({ name }) => name),
  ]);
  for (const { name } of gone) await drop(q, name, await signaturesOf(q, name));
}

async function staleOf(q: Queryable, functions: readonly SqlFunction[]): Promise<SqlFunction[]> {
  const applied = await q.query<{ name: string; checksum: string }>(
    `SELECT name, checksum FROM schema_function f
     WHERE EXISTS (SELECT FROM pg_proc p WHERE p.proname = f.name AND p.pronamespace = current_schema()::regnamespace)`,
  );
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  return functions.filter(({ name, checksum }) => checksums.get(name) !== checksum);
}

async function apply(q: Queryable, { name, sql, checksum }: SqlFunction): Promise<void> {
  const before = await signaturesOf(q, name);
  await q.query('SAVEPOINT replacing');
  await q.query(sql).catch(async (error: unknown) => {
    await q.query('ROLLBACK TO SAVEPOINT replacing');
    if (isRefusal(error)) await drop(q, name, before);
    await runFile(q, name, sql);
  });
  await q.query('RELEASE SAVEPOINT replacing');
  if ((await signaturesOf(q, name)).length > 1) await drop(q, name, before);
  await q.query(
    `INSERT INTO schema_function (name, checksum) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum`,
    [name, checksum],
  );
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === CANNOT_REPLACE;

async function signaturesOf(q: Queryable, name: string): Promise<string[]> {
  const rows = await q.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
     WHERE proname = $1 AND pronamespace = current_schema()::regnamespace`,
    [name],
  );
  return rows.map(({ signature }) => signature);
}

async function drop(q: Queryable, name: string, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await runFile(q, `Dropping ${name}`, `DROP ROUTINE ${signature}`);
}
