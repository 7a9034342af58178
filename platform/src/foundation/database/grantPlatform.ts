import type { Queryable } from './connect.ts';

/** Tables with restricted access for the platform's role; it may change all others. */
export interface GuardedTables {
  /** Readable by the platform's role; written by functions of the owner, which it may execute. */
  readonly writtenByFunctions: readonly string[];
  /** Readable, and insertable. */
  readonly appendOnly: readonly string[];
}

/** Tables of the schema itself. */
const SCHEMA = ['schema_migration', 'schema_function', 'schema_face'];

/**
 * Grants `role` what the platform needs to run, and revokes everything else: it creates nothing, changes guarded tables
 * through functions only, and reads published views. `q` is the owner's, in the transaction that applied the schema.
 * Does nothing where the role is the owner.
 */
export async function grantPlatform(q: Queryable, role: string, guarded: GuardedTables): Promise<void> {
  const [own] = await q.query('SELECT 1 FROM pg_roles WHERE rolname = $1 AND rolname = current_user', [role]);
  if (own) return;
  const [{ statements } = { statements: '' }] = await q.query<{ statements: string }>(grants, [
    role,
    [...guarded.writtenByFunctions, ...SCHEMA],
    guarded.appendOnly,
  ]);
  await q.query(statements);
}

/** The statements, as one text: GRANT takes no parameters for names of roles and tables. */
const grants = `
  WITH part AS (SELECT quote_ident($1) AS role, quote_ident(current_schema()) AS schema, quote_ident(current_database()) AS base),
  tables AS (
    SELECT c.oid, c.oid::regclass::text AS name, c.relkind,
      CASE WHEN c.relname = ANY ($2) OR c.relkind = 'v' THEN '' WHEN c.relname = ANY ($3) THEN 'INSERT' ELSE 'INSERT, UPDATE, DELETE' END AS changes
    FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'v')),
  sequences AS (
    SELECT s.oid::regclass::text AS name FROM pg_class s JOIN pg_depend d ON d.objid = s.oid AND d.deptype IN ('a', 'i')
    JOIN tables t ON t.oid = d.refobjid AND t.changes <> '' WHERE s.relkind = 'S'),
  lines AS (
    SELECT 0 AS ord, 'REVOKE CREATE, TEMPORARY ON DATABASE ' || base || ' FROM PUBLIC' AS line FROM part
    UNION ALL SELECT 0, 'REVOKE CREATE ON SCHEMA ' || schema || ' FROM PUBLIC' FROM part
    UNION ALL SELECT 0, 'REVOKE ALL ON ALL TABLES IN SCHEMA ' || schema || ' FROM PUBLIC, ' || role FROM part
    UNION ALL SELECT 0, 'REVOKE ALL ON ALL SEQUENCES IN SCHEMA ' || schema || ' FROM PUBLIC, ' || role FROM part
    UNION ALL SELECT 0, 'REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ' || schema || ' FROM PUBLIC' FROM part
    UNION ALL SELECT 1, 'GRANT CONNECT ON DATABASE ' || base || ' TO ' || role FROM part
    UNION ALL SELECT 1, 'GRANT USAGE ON SCHEMA ' || schema || ' TO ' || role FROM part
    UNION ALL SELECT 1, 'GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ' || schema || ' TO ' || role FROM part
    UNION ALL SELECT 1, 'GRANT SELECT ON ALL TABLES IN SCHEMA ' || schema || ' TO ' || role FROM part
    UNION ALL SELECT 1, 'GRANT USAGE ON SCHEMA ' || f.name || ' TO ' || part.role FROM schema_face f, part
    UNION ALL SELECT 1, 'GRANT SELECT ON ALL TABLES IN SCHEMA ' || f.name || ' TO ' || part.role FROM schema_face f, part
    UNION ALL SELECT 1, 'GRANT ' || t.changes || ' ON ' || t.name || ' TO ' || part.role FROM tables t, part WHERE t.changes <> ''
    -- To analyze it when it has grown; a right of its own since PostgreSQL 17, of the owner alone before.
    UNION ALL SELECT 1, 'GRANT MAINTAIN ON ' || t.name || ' TO ' || part.role FROM tables t, part
      WHERE t.relkind = 'r' AND current_setting('server_version_num')::int >= 170000
    UNION ALL SELECT 1, 'GRANT USAGE ON SEQUENCE ' || s.name || ' TO ' || part.role FROM sequences s, part)
  SELECT string_agg(line, '; ' ORDER BY ord) AS statements FROM lines`;
