import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from '../cannotStart.ts';
import type { Database } from './connect.ts';
import { migrationFolder } from './migrationFolder.ts';

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Any number, the same in every process. */
const LOCK = 7_013_001;

/**
 * Brings the schema up to date: runs the files of `migrations/` that the database has not seen, in the order of their numbers,
 * each in a transaction of its own. Processes that start together wait for each other. Throws `CannotStart` when a file that has
 * run was changed since. Answers the names that ran.
 */
export async function migrate(database: Database, folder = migrationFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await database.dedicated();
  try {
    // Polled, not waited for: a blocking advisory lock deadlocks with CREATE INDEX CONCURRENTLY of another process.
    for (;;) {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [LOCK]);
      if (rows[0].held) break;
      await wait(100);
    }
    await client.query(`CREATE TABLE IF NOT EXISTS migration (
      number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now())`);
    const { rows: done } = await client.query('SELECT number, checksum FROM migration');
    const checksums = new Map<number, string>(done.map((row) => [row.number, row.checksum]));

    const ran: string[] = [];
    for (const migration of migrations) {
      const known = checksums.get(migration.number);
      if (known === migration.checksum) continue;
      if (known !== undefined) {
        throw new CannotStart(
          `Migration ${migration.name} was changed after it ran on this database; add a new one instead.`,
        );
      }
      await client.query('BEGIN');
      try {
        await client.query(migration.sql);
        await client.query('INSERT INTO migration (number, name, checksum) VALUES ($1, $2, $3)', [
          migration.number,
          migration.name,
          migration.checksum,
        ]);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        const reason = error instanceof Error ? error.message : String(error);
        throw new CannotStart(`Migration ${migration.name} failed: ${reason}.`, error);
      }
      ran.push(migration.name);
    }
    return ran;
  } finally {
    // Ending the connection gives the lock back.
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[\w-]+\.sql$/.test(name)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { number: Number(name.slice(0, 3)), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  const twice = migrations.find((migration, index) => migrations[index - 1]?.number === migration.number);
  if (twice) throw new CannotStart(`Two migrations have the number of ${twice.name}.`);
  return migrations;
}
