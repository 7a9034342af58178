import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import { connect, type Database } from '../foundation/database/connect.ts';
import { PLATFORM_ROLE } from '../foundation/database/embedded/cluster.ts';
import { migrate } from '../migrate.ts';

/** Connection strings of the run's PostgreSQL, started by globalSetup: as the platform's role, and as the owner. */
export const SERVER_VARIABLE = 'UNISITE_TEST_DATABASE';
export const OWNER_VARIABLE = 'UNISITE_TEST_DATABASE_OWNER';

export interface TestDatabase {
  readonly url: string;
  /** As the platform's role, with its permissions only. */
  readonly database: Database;
  readonly ownerUrl: string;
  /** For statements that only the tables' owner may run. */
  readonly owner: Database;
  drop(): Promise<void>;
}

/** What a database is copied from; created once per run, by the first test that needs it. */
export interface Template {
  readonly name: string;
  fill(owner: Database): Promise<void>;
}

const migrated: Template = { name: 'migrated', fill: async (owner) => void (await migrate(owner, PLATFORM_ROLE)) };

/** Advisory lock: one worker creates a template, the others wait and copy it. */
const LOCK = 7_013_002;

/** A fresh database with the whole schema. */
export async function testDatabase(template: Template = migrated): Promise<TestDatabase> {
  const server = process.env[OWNER_VARIABLE];
  const asPlatform = process.env[SERVER_VARIABLE];
  if (!server || !asPlatform)
    throw new Error(`${SERVER_VARIABLE} is not set: integration tests need the globalSetup of platform/src/testing.`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, async (admin) => {
    const source = `template_${template.name}`;
    await admin.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK, source]);
    const known = await admin.query('SELECT FROM pg_database WHERE datname = $1', [source]);
    if (known.rowCount === 0) await makeTemplate(server, admin, source, template);
    await admin.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK, source]);
    // copies files without logging, as test databases need no write-ahead log
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`);
    // Permissions on a database itself are not copied with it.
    await admin.query(`REVOKE CREATE, TEMPORARY ON DATABASE ${name} FROM PUBLIC`);
  });
  return openTestDatabase({ url: urlOf(asPlatform, name), ownerUrl: urlOf(server, name) }, () =>
    asAdmin(server, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  );
}

/** Connects to an existing test database; `drop` ends with `remove`. */
export function openTestDatabase(
  { url, ownerUrl }: Pick<TestDatabase, 'url' | 'ownerUrl'>,
  remove: () => Promise<void> = async () => undefined,
): TestDatabase {
  // a machine that also runs other tests may be slow to respond
  const database = connect(url, { size: 8, patienceMs: 30_000 });
  const owner = connect(ownerUrl, { size: 2, patienceMs: 30_000 });
  return {
    url,
    database,
    ownerUrl,
    owner,
    async drop() {
      await owner.close();
      await database.close();
      await remove();
    },
  };
}

async function makeTemplate(server: string, admin: ClientBase, source: string, template: Template): Promise<void> {
  await admin.query(`CREATE DATABASE ${source}_unfinished`);
  const filling = connect(urlOf(server, `${source}_unfinished`));
  try {
    await template.fill(filling);
  } finally {
    await filling.close();
  }
  await admin.query(`ALTER DATABASE ${source}_unfinished RENAME TO ${source}`);
}

/**
 * Runs on one connection without idle timeout, because a lock is held while a template is filled; statements have no
 * timeout either.
 */
async function asAdmin(server: string, work: (admin: ClientBase) => Promise<unknown>): Promise<void> {
  const pool = connect(urlOf(server, 'postgres'), { size: 1 });
  const admin = await pool.dedicated();
  try {
    await work(admin);
  } finally {
    await admin.end();
    await pool.close();
  }
}

function urlOf(server: string, database: string): string {
  return server.replace(/\/[^/?]*(?=\?|$)/, `/${database}`);
}
