import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { silentLog } from './foundation/log/log.ts';
import { StartupError } from './foundation/process/startupError.ts';
import { addVendorSecret, SANDBOX } from './play/seamless/index.ts';
import { runMigrate } from './runMigrate.ts';
import { readSettings } from './settings.ts';
import { startPlatform } from './startPlatform.ts';
import { inheritedEnvironment } from './testing/inheritedEnvironment.ts';
import { type TestDatabase, testDatabase } from './testing/testDatabase.ts';
import { testSettings } from './testing/testSettings.ts';

let own: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  own = await testDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'unisite-start-'));
});
afterAll(async () => {
  await own?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const SEALING_KEY = 'ab'.repeat(32);
const DOCUMENTS_KEY = 'cd'.repeat(32);
const DRAWS_KEY = 'dd'.repeat(32);

const production = {
  UNISITE_MODE: 'production',
  SEALING_KEY,
  DOCUMENTS_KEY,
  DRAWS_KEY,
  HOST: '127.0.0.1',
  PORT: '0',
};

/** Runs one of the platform's programs in production; returns its output and exit code. */
const run = (program: string, env: Record<string, string>) =>
  new Promise<{ said: string; code: number | null }>((resolve) => {
    const child = spawn(process.execPath, [program], {
      cwd: path.join(import.meta.dirname, '..'),
      env: { ...inheritedEnvironment, ...production, DATA_DIR: dataDir, ...env },
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('close', (code) => resolve({ said: said.trim(), code }));
  });

const start = async (env: Record<string, string>) =>
  startPlatform(readSettings({ ...production, DATA_DIR: dataDir, ...env }), silentLog);

/** The error of a failing start in production; it never contains a password. */
async function refusal(env: Record<string, string>): Promise<string> {
  const refused = await start(env).catch((error: unknown) => error);
  if (!(refused instanceof StartupError)) throw refused;
  expect(refused.message).not.toContain('secret');
  return refused.message;
}

const nowhere = {
  env: { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/unisite' },
  sentence: /^The PostgreSQL server of DATABASE_URL \(127\.0\.0\.1:1\/unisite\) cannot be reached: .*ECONNREFUSED.*\.$/,
};

test('a process that cannot start says why in one sentence, and exits with 1', async () => {
  const { said, code } = await run('src/main.ts', nowhere.env);
  expect(said).toMatch(nowhere.sentence);
  expect(said).not.toContain('secret');
  expect(code).toBe(1);
});

describe('a start that cannot be says why in one sentence', () => {
  test('a server that is not there', async () => {
    const said = await refusal({
      DATABASE_URL: 'postgresql://me:secret@no-such-host.invalid/unisite?sslmode=verify-full',
    });
    expect(said).toMatch(
      /^The PostgreSQL server of DATABASE_URL \(no-such-host\.invalid\/unisite\) cannot be reached: .+\.$/,
    );
  });

  test('a demonstration without its data', async () => {
    expect(await refusal({ UNISITE_MODE: 'demonstration' })).toMatch(
      /^A demonstration is started with "npm start"; .+\.$/,
    );
  });

  test('a password that the server does not take', async () => {
    const said = await refusal({ DATABASE_URL: own.url.replace(/:[^:@/]+@/, ':secret@') });
    expect(said).toMatch(
      /^The PostgreSQL server of DATABASE_URL \(.+\) does not let the platform in: password authentication failed .+\.$/,
    );
  });

  test('domains of a market that there is not', async () => {
    const said = await refusal({ DATABASE_URL: own.url, MARKET_DOMAINS: 'VN=site.example;XX=other.example' });
    expect(said).toMatch(/^MARKET_DOMAINS names the market XX, and there is none of that name\.$/);
    const markets = await own.database.query(`SELECT market_code FROM market_domain WHERE domain = 'site.example'`);
    expect(markets).toEqual([{ market_code: 'VN' }]);
  });

  test('a database from before the first release', async () => {
    const old = await testDatabase({ name: 'empty', fill: async () => undefined });
    await old.owner.query('CREATE TABLE migration (number int PRIMARY KEY, name text NOT NULL)');
    const said = await refusal({ DATABASE_URL: old.url, DATABASE_OWNER_URL: old.ownerUrl });
    expect(said).toMatch(/^This database is from before the first release, .*: move or delete the data folder .*\.$/);
    await old.drop();
  });

  test('a role that owns the tables, where the site is no demonstration', async () => {
    const said = await refusal({ DATABASE_URL: own.ownerUrl });
    expect(said).toMatch(/^The role of DATABASE_URL owns the tables of money, or is a superuser: .+\.$/);
  });

  test('a schema that is not there, and nobody who may bring it', async () => {
    const empty = await testDatabase({ name: 'empty', fill: async () => undefined });
    const said = await refusal({ DATABASE_URL: empty.url });
    expect(said).toMatch(/^The schema of this database is not that of this platform: run "npm run migrate" .+\.$/);
    await empty.drop();
  });

  test('a function of the schema that is not that of the files', async () => {
    const other = await testDatabase();
    await other.owner.query(`UPDATE schema_function SET checksum = 'older' WHERE name = 'ledger_post'`);
    const said = await refusal({ DATABASE_URL: other.url });
    expect(said).toMatch(/^The schema of this database is not that of this platform/);
    await other.drop();
  });

  test('production on demonstration data', async () => {
    await addVendorSecret(own.database, testSettings.vendorKeys, { caller: SANDBOX, secret: 'x' });
    const said = await refusal({ DATABASE_URL: own.url });
    expect(said).toMatch(
      /^This database holds demonstration members and money; give production a database of its own\.$/,
    );
  });
});

test('a platform that is open tells the figures of its process where operators are', async () => {
  const open = await testDatabase();
  const platform = await start({ DATABASE_URL: open.url });
  const text = await (await fetch(`${platform.operatorsAddress}/metrics`)).text();
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
  await platform.stop();
  await open.drop();
});

test('the schema is brought by "npm run migrate", for platforms that do not know the owner', async () => {
  const empty = await testDatabase({ name: 'empty', fill: async () => undefined });
  const both = { DATABASE_URL: empty.url, DATABASE_OWNER_URL: empty.ownerUrl };
  await expect(runMigrate({ ...production, DATABASE_URL: empty.url })).rejects.toThrow(StartupError);
  expect(await run('src/migrateCommand.ts', both)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The schema is up to date now: .+\.$/),
  });
  expect(await runMigrate({ ...production, DATA_DIR: dataDir, ...both })).toBe('The schema was up to date.');
  const platform = await start({ DATABASE_URL: empty.url });
  await platform.stop();
  await empty.drop();
});

describe('a demonstration whose builds are made meanwhile', () => {
  const demonstrationOf = (builds: Promise<unknown>, isSeeded: () => void = () => {}) => ({
    draw: async () => undefined,
    seed: async () => isSeeded(),
    builds: () => builds,
  });
  const settingsOf = ({ url }: TestDatabase) => ({
    ...testSettings,
    databaseUrl: url,
    dataDir,
    mediaDir: path.join(dataDir, 'media'),
  });

  test('brings its data at once, and opens when they are there', async () => {
    const database = await testDatabase();
    const built = Promise.withResolvers<void>();
    const seeded = Promise.withResolvers<void>();
    const inOrder: string[] = [];
    const starting = startPlatform(settingsOf(database), silentLog, demonstrationOf(built.promise, seeded.resolve));
    const open = starting.then(() => inOrder.push('open'));
    await seeded.promise;
    inOrder.push('built');
    built.resolve();
    await open;
    expect(inOrder).toEqual(['built', 'open']);
    const platform = await starting;
    expect((await fetch(`${platform.address}/healthz`)).status).toBe(200);
    await platform.stop();
    await database.drop();
  });

  test('is stopped while it waits, with everything that it had started', async () => {
    const database = await testDatabase();
    const seeded = Promise.withResolvers<void>();
    const stopped = new AbortController();
    const never = demonstrationOf(new Promise(() => {}), seeded.resolve);
    const starting = startPlatform(settingsOf(database), silentLog, never, stopped.signal);
    void seeded.promise.then(() => stopped.abort());
    await expect(starting).rejects.toThrow('The platform was stopped before it was open.');
    const left = await database.owner.query(
      'SELECT usename FROM pg_stat_activity WHERE datname = current_database() AND usename <> current_user',
    );
    expect(left).toEqual([]);
    await database.drop();
  });
});
