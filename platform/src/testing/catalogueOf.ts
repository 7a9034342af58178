import type { Queryable } from '../foundation/database/connect.ts';

/** Leaves out objects of PostgreSQL itself and of extensions. */
const own = (schema: string) =>
  `${schema} IN (SELECT oid FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema')`;

const of = (relation: string) => `'table ' || ${relation}::regclass::text`;

/** Queries with one line per object: everything in a schema except rows and owners. */
const questions: readonly string[] = [
  `SELECT 'relation ' || c.oid::regclass || ': ' || concat_ws(' ', c.relkind, c.relpersistence, c.reloptions::text, c.relreplident,
     c.relrowsecurity, pg_get_viewdef(CASE WHEN c.relkind = 'v' THEN c.oid END)) AS line
   FROM pg_class c WHERE ${own('c.relnamespace')} AND c.relkind NOT IN ('i', 'I')`,
  `SELECT 'relation ' || a.attrelid::regclass || ' column ' || row_number() OVER (PARTITION BY a.attrelid ORDER BY a.attnum)
     || ': ' || concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), CASE WHEN a.attnotnull THEN 'NOT NULL' END,
     pg_get_expr(d.adbin, d.adrelid), nullif(a.attidentity, ''), nullif(a.attgenerated, ''), a.attstorage, a.attcompression,
     a.attoptions::text, a.attcollation::regcollation) AS line
   FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
   WHERE ${own('c.relnamespace')} AND c.relkind NOT IN ('i', 'I') AND a.attnum > 0 AND NOT a.attisdropped`,
  `SELECT ${of('conrelid')} || ' constraint ' || conname || ': ' || pg_get_constraintdef(oid) || concat_ws(' ', '', convalidated) AS line
   FROM pg_constraint WHERE ${own('connamespace')} AND conrelid <> 0`,
  `SELECT ${of('i.indrelid')} || ' index: ' || pg_get_indexdef(i.indexrelid)
     || concat_ws(' ', '', i.indisvalid, i.indisclustered, i.indisreplident) AS line
   FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE ${own('c.relnamespace')}`,
  `SELECT ${of('tgrelid')} || ' trigger: ' || pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text AS line
   FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE ${own('c.relnamespace')} AND NOT tgisinternal`,
  `SELECT 'function ' || p.oid::regprocedure || ': ' || CASE p.prokind WHEN 'a'
     THEN (SELECT concat_ws(' ', 'aggregate', a.aggtransfn, a.aggtranstype::regtype, a.aggfinalfn, a.agginitval, p.proparallel)
           FROM pg_aggregate a WHERE a.aggfnoid = p.oid)
     ELSE pg_get_functiondef(p.oid) END AS line
   FROM pg_proc p WHERE ${own('p.pronamespace')}`,
  `SELECT 'sequence ' || s.seqrelid::regclass || ': ' || concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmax,
     s.seqmin, s.seqcache, s.seqcycle) AS line
   FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE ${own('c.relnamespace')}`,
  `SELECT 'type ' || t.oid::regtype || ': ' || concat_ws(' ', t.typtype, t.typnotnull, t.typdefault,
     (SELECT string_agg(e.enumlabel, ' ' ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid)) AS line
   FROM pg_type t WHERE ${own('t.typnamespace')} AND t.typtype <> 'b'`,
  `SELECT 'comment ' || pg_describe_object(classoid, objoid, objsubid) || ': ' || description AS line
   FROM pg_description WHERE objoid >= 16384`,
  `SELECT 'statistics ' || stxname AS line FROM pg_statistic_ext WHERE ${own('stxnamespace')}`,
];

/**
 * A database's schema as lines: tables with their columns in order, storage, constraints, indexes and triggers,
 * functions with their settings, sequences, types, views and comments. Databases with equal lines have equal schemas.
 */
export async function catalogueOf(q: Queryable): Promise<string[]> {
  const lines: string[] = [];
  for (const question of questions) lines.push(...(await q.query<{ line: string }>(question)).map(({ line }) => line));
  return lines.sort();
}
