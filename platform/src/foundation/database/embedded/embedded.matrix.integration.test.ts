import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '../../../app.ts';
import { createServices } from '../../../createServices.ts';
import { migrate } from '../../../migrate.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { silentLog } from '../../log/log.ts';
import { connect } from '../connect.ts';
import { PLATFORM_ROLE } from './cluster.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';

const fast = { fsync: 'off', shared_buffers: '16MB', max_connections: '20' };
let root: string;
let serial = 0;
/** A data folder with a cluster, for the tests that are not about creating one. */
let made: string;
const running: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'unisite-pg-'));
  await chmod(root, 0o755);
  made = folder();
  await stop(await start(made));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const folder = () => {
  serial += 1;
  return path.join(root, `data-${serial}`);
};
const start = async (dataDir: string) => {
  const server = await startEmbedded({ dataDir, settings: fast });
  running.push(server);
  return server;
};
const stop = async (server: EmbeddedPostgres) => {
  running.splice(running.indexOf(server), 1);
  await server.stop();
};
/**
 * Another platform's process: starts on the folder, prints its connection string or the error, and holds the folder
 * until it is killed.
 */
const holder = `
import { startEmbedded } from ${JSON.stringify(path.join(process.cwd(), 'platform/src/foundation/database/embedded/embedded.ts'))};
const said = await startEmbedded({ dataDir: process.argv[1] }).then(({ ownerUrl }) => ownerUrl, ({ message }) => message);
process.stdout.write(said);
process.stdin.resume();
`;
const hold = (dataDir: string) =>
  new Promise<{ child: ChildProcess; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', holder, dataDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    child.stdout?.setEncoding('utf8').once('data', (output: string) => resolve({ child, output }));
  });
const ask = async (url: string, sql: string) => {
  const database = connect(url, { size: 1 });
  try {
    return await database.query(sql);
  } finally {
    await database.close();
  }
};

test('keeps what was written', async () => {
  const first = await start(made);
  await ask(first.ownerUrl, 'CREATE TABLE kept_by_stopped AS SELECT 42 AS answer');
  await stop(first);
  const second = await start(made);
  expect(await ask(second.ownerUrl, 'SELECT answer FROM kept_by_stopped')).toEqual([{ answer: 42 }]);
});

test('opens with its password only', async () => {
  const { url } = await start(made);
  await expect(ask(url.replace(/:[^:@/]+@/, ':guessed@'), 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
  const rules = readFileSync(path.join(made, 'postgres', 'pg_hba.conf'), 'utf8').match(/^(local|host).*$/gm);
  expect(rules?.filter((rule) => !rule.endsWith('scram-sha-256'))).toEqual([]);
});

test('a second platform on the folder is turned away in one sentence', async () => {
  await start(made);
  await expect(startEmbedded({ dataDir: made })).rejects.toThrow(
    /^Another Unisite is running on the data folder .+; stop it, or set DATA_DIR/,
  );
  expect((await hold(made)).output).toMatch(/^Another Unisite is running/);
});

test('takes over what a killed platform left running, with all that was committed', async () => {
  const { child, output } = await hold(made);
  await ask(output, 'CREATE TABLE kept_by_killed AS SELECT 1 AS answer');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  const server = await start(made);
  expect(await ask(server.ownerUrl, 'SELECT answer FROM kept_by_killed')).toEqual([{ answer: 1 }]);
});

test('listens on loopback where the folder’s name is too long for a socket', async () => {
  const dataDir = path.join(root, 'd'.repeat(60), 'e'.repeat(60));
  const server = await start(dataDir);
  expect(server.url).toMatch(/@127\.0\.0\.1:\d+\/unisite$/);
  expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

/** Cases for root are only tested as root. */
const asRoot = process.getuid?.() === 0 ? test : () => undefined;
asRoot('as root it works under a private folder too, through a pointer', async () => {
  const home = path.join(root, 'private');
  await mkdir(home, { mode: 0o700 });
  const dataDir = path.join(home, 'data');
  const server = await start(dataDir);
  expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const real = await readlink(path.join(dataDir, 'postgres'));
  await stop(server);
  await rm(path.dirname(real), { recursive: true, force: true });
});

describe('a folder that cannot be used is named in one sentence', () => {
  test.each<[string, (postgres: string) => Promise<unknown>, RegExp]>([
    [
      'of other files',
      (to) => writeFile(path.join(to, 'letter.txt'), 'Dear'),
      /holds files that are not a database; move them away/,
    ],
    [
      'of another PostgreSQL',
      (to) => writeFile(path.join(to, 'PG_VERSION'), '9\n'),
      /was written by PostgreSQL 9, and this is PostgreSQL 18/,
    ],
    [
      'of somebody else',
      (to) => writeFile(path.join(to, 'PG_VERSION'), '18\n'),
      /is a database, but not one of Unisite's/,
    ],
  ])('%s', async (_what, prepare, sentence) => {
    const dataDir = folder();
    await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
    await prepare(path.join(dataDir, 'postgres'));
    await expect(startEmbedded({ dataDir })).rejects.toThrow(sentence);
    await expect(startEmbedded({ dataDir })).rejects.toThrow(sentence);
  });

  test('broken', async () => {
    const part = path.join(made, 'postgres', 'global');
    await rename(part, `${part}.aside`);
    try {
      await expect(startEmbedded({ dataDir: made })).rejects.toThrow(/^PostgreSQL could not start on .+: .*global/);
    } finally {
      await rename(`${part}.aside`, part);
    }
  });

  test('that is a file', async () => {
    const dataDir = folder();
    await writeFile(dataDir, '');
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/^The data folder .+ cannot be made; set DATA_DIR/);
  });
});

test('a start that was cut off leaves nothing in the way', async () => {
  const dataDir = folder();
  await mkdir(path.join(dataDir, 'postgres.new', 'base'), { recursive: true });
  const server = await start(dataDir);
  expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(existsSync(path.join(dataDir, 'postgres.new'))).toBe(false);
});

test('when the server dies the platform says so, and is back by itself', async () => {
  const embedded = await start(made);
  const database = connect(embedded.url);
  const owner = connect(embedded.ownerUrl, { size: 1 });
  await migrate(owner, PLATFORM_ROLE).finally(() => owner.close());
  const services = createServices({
    database,
    settings: { ...testSettings, dataDir: made, mediaDir: made },
    log: silentLog,
    art: { version: 'test', url: (file) => `/media/test/${file}`, tint: () => undefined },
  });
  const { server } = await createApp(services);
  const get = async (url: string) => {
    const response = await server.inject({ url, headers: { host: 'localhost' } });
    return { status: response.statusCode, code: response.json<{ code?: string }>().code };
  };
  const until = async (status: number) => {
    for (let i = 0; i < 200 && (await get('/healthz')).status !== status; i += 1) await wait(25);
    return get('/healthz');
  };
  try {
    expect((await get('/healthz')).status).toBe(200);
    const pid = Number((await readFile(path.join(made, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGQUIT');
    expect((await until(503)).status).toBe(503);
    services.markets.forget();
    expect(await get('/wps/session/key')).toEqual({ status: 503, code: 'UNAVAILABLE' });
    expect((await until(200)).status).toBe(200);
    expect((await get('/wps/session/key')).status).toBe(200);
  } finally {
    await server.close();
    await services.live.close();
    await database.close();
  }
});
