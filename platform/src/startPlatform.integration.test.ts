import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { silentLog } from './foundation/log/log.ts';
import { addVendorSecret, SANDBOX } from './seamless/index.ts';
import { startPlatform } from './startPlatform.ts';
import { inheritedEnvironment } from './testing/inheritedEnvironment.ts';
import { platformProcess } from './testing/platformProcess.ts';
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

/** What `node src/main.ts` says in production, and its exit code. */
const start = (env: Record<string, string>) =>
  new Promise<{ said: string; code: number | null }>((resolve) => {
    const child = spawn(process.execPath, ['src/main.ts'], {
      cwd: path.join(process.cwd(), 'platform'),
      env: {
        ...inheritedEnvironment,
        UNISITE_MODE: 'production',
        SEALING_KEY,
        DOCUMENTS_KEY,
        DRAWS_KEY,
        DATA_DIR: dataDir,
        PORT: '0',
        ...env,
      },
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('close', (code) => resolve({ said: said.trim(), code }));
  });

describe('a start that cannot be says why in one sentence, and exits with 1', () => {
  test.each([
    [
      { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/unisite' },
      /^The PostgreSQL server of DATABASE_URL \(127\.0\.0\.1:1\/unisite\) cannot be reached: .*ECONNREFUSED.*\.$/,
    ],
    [
      { DATABASE_URL: 'postgresql://me:secret@no-such-host.invalid/unisite?sslmode=verify-full' },
      /^The PostgreSQL server of DATABASE_URL \(no-such-host\.invalid\/unisite\) cannot be reached: .+\.$/,
    ],
    [
      { DATABASE_URL: 'postgresql://me:secret@db.example/unisite' },
      /^DATABASE_URL leads to another machine without TLS: .+\.$/,
    ],
    [{ PORT: 'eighty' }, /^PORT is "eighty"; it must be a number from 0 to 65535\.$/],
    [{ UNISITE_MODE: 'demonstration' }, /^A demonstration is started with "npm start"; .+\.$/],
  ])('%o', async (env, sentence) => {
    const { said, code } = await start(env);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('secret');
    expect(code).toBe(1);
  });

  test('a password that the server does not take', async () => {
    const { said, code } = await start({ DATABASE_URL: own.url.replace(/:[^:@/]+@/, ':secret@') });
    expect(said).toMatch(
      /^The PostgreSQL server of DATABASE_URL \(.+\) does not let the platform in: password authentication failed .+\.$/,
    );
    expect(code).toBe(1);
  });

  test('domains of a market that there is not', async () => {
    const { said, code } = await start({ DATABASE_URL: own.url, MARKET_DOMAINS: 'VN=site.example;XX=other.example' });
    expect(said).toMatch(/^MARKET_DOMAINS names the market XX, and there is none of that name\.$/);
    expect(code).toBe(1);
    const markets = await own.database.query(`SELECT market_code FROM market_domain WHERE domain = 'site.example'`);
    expect(markets).toEqual([{ market_code: 'VN' }]);
  });

  test('a database from before the first release', async () => {
    const old = await testDatabase({ name: 'empty', fill: async () => undefined });
    await old.owner.query('CREATE TABLE migration (number int PRIMARY KEY, name text NOT NULL)');
    const { said, code } = await start({ DATABASE_URL: old.url, DATABASE_OWNER_URL: old.ownerUrl });
    expect(said).toMatch(/^This database is from before the first release, .*: move or delete the data folder .*\.$/);
    expect(code).toBe(1);
    await old.drop();
  });

  test('a role that owns the tables, where the site is no demonstration', async () => {
    const { said, code } = await start({ DATABASE_URL: own.ownerUrl });
    expect(said).toMatch(/^The role of DATABASE_URL owns the tables of money, or is a superuser: .+\.$/);
    expect(code).toBe(1);
  });

  test('a schema that is not there, and nobody who may bring it', async () => {
    const empty = await testDatabase({ name: 'empty', fill: async () => undefined });
    const { said, code } = await start({ DATABASE_URL: empty.url });
    expect(said).toMatch(/^The schema of this database is not that of this platform: run "npm run migrate" .+\.$/);
    expect(code).toBe(1);
    await empty.drop();
  });

  test('a function of the schema that is not that of the files', async () => {
    const other = await testDatabase();
    await other.owner.query(`UPDATE schema_function SET checksum = 'older' WHERE name = 'ledger_post'`);
    const { said, code } = await start({ DATABASE_URL: other.url });
    expect(said).toMatch(/^The schema of this database is not that of this platform/);
    expect(code).toBe(1);
    await other.drop();
  });

  test('production on demonstration data', async () => {
    await addVendorSecret(own.database, testSettings.vendorKeys, { caller: SANDBOX, secret: 'x' });
    const { said, code } = await start({ DATABASE_URL: own.url });
    expect(said).toMatch(
      /^This database holds demonstration members and money; give production a database of its own\.$/,
    );
    expect(code).toBe(1);
  });
});

test('a platform that is open tells the figures of its process where operators are', async () => {
  const open = await testDatabase();
  const platform = await platformProcess(open.url, dataDir);
  const text = await (await fetch(`${platform.operatorsUrl}/metrics`)).text();
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
  await platform.stop();
  await open.drop();
});

test('the schema is brought by "npm run migrate", for platforms that do not know the owner', async () => {
  const empty = await testDatabase({ name: 'empty', fill: async () => undefined });
  const run = (env: Record<string, string>) =>
    new Promise<{ said: string; code: number | null }>((resolve) => {
      const child = spawn(process.execPath, ['src/migrateCommand.ts'], {
        cwd: path.join(process.cwd(), 'platform'),
        env: {
          ...inheritedEnvironment,
          UNISITE_MODE: 'production',
          SEALING_KEY,
          DOCUMENTS_KEY,
          DRAWS_KEY,
          DATA_DIR: dataDir,
          ...env,
        },
      });
      let said = '';
      child.stdout.on('data', (text) => (said += text));
      child.stderr.on('data', (text) => (said += text));
      child.on('close', (code) => resolve({ said: said.trim(), code }));
    });
  expect(await run({ DATABASE_URL: empty.url })).toMatchObject({ code: 1 });
  const both = { DATABASE_URL: empty.url, DATABASE_OWNER_URL: empty.ownerUrl };
  expect(await run(both)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The schema is up to date now: .+\.$/),
  });
  expect(await run(both)).toMatchObject({ code: 0, said: 'The schema was up to date.' });
  const platform = await platformProcess(empty.url, dataDir);
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
