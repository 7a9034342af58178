import type { Job } from '../schedule/job.ts';
import type { Queryable } from './connect.ts';

const EVERY_MS = 2_000;
/** Below this, any plan will do: a few hundred rows. */
const MIN_PAGES = 16;

/**
 * Analyzes the tables that are more than twice as large as when they were last analyzed or vacuumed, and those with
 * rows but without statistics (a VACUUM only counts rows); returns their names. Connections cache plans: one made for
 * an empty table may read all of a full one, and only an ANALYZE makes every connection plan anew. Autovacuum runs once
 * a minute, in which an empty ledger takes 100,000 bets.
 */
export async function analyzeGrown(q: Queryable): Promise<string[]> {
  const grown = await q.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
       AND pg_relation_size(c.oid) / current_setting('block_size')::int > $1::int
       AND (pg_relation_size(c.oid) / current_setting('block_size')::int > 2 * c.relpages
         OR c.reltuples > 0 AND NOT EXISTS (SELECT FROM pg_stats s WHERE s.schemaname = current_schema() AND s.tablename = c.relname))
     ORDER BY c.oid`,
    [MIN_PAGES],
  );
  // A table that another process is analyzing is skipped.
  for (const { name } of grown) await q.query(`ANALYZE (SKIP_LOCKED) ${name}`);
  return grown.map(({ name }) => name);
}

/** Analyzes grown tables, every two seconds. */
export const analyzeJob = ({ database }: { readonly database: Queryable }): Job => ({
  name: 'database.analyzeGrown',
  everyMs: EVERY_MS,
  async turn() {
    await analyzeGrown(database);
  },
  failure: 'the tables that have grown were not analyzed',
  level: 'warn',
});
