import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../src/access/identity/index.ts';
import type { Keys } from '../src/foundation/crypto/sealedSecret.ts';
import { connect, type Database } from '../src/foundation/database/connect.ts';
import { PLATFORM_ROLE } from '../src/foundation/database/embedded/cluster.ts';
import { startEmbedded } from '../src/foundation/database/embedded/embedded.ts';
import { migrate } from '../src/migrate.ts';

const READY_WITHIN_MS = 120_000;
const root = path.dirname(path.dirname(import.meta.dirname));

/** Where the builds of shell and remotes are: `npm start` leaves them. */
function builds(): Record<string, string> {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => path.join(root, name, 'dist'));
  const shell = path.join(root, 'shell', 'dist');
  for (const folder of [shell, ...remotes])
    if (!existsSync(folder)) throw new Error(`${folder} is not built: run "npm start" once`);
  // No vendor answers: pages do not ask one.
  return { SANDBOX_URL: 'http://127.0.0.1:9', SHELL_DIST: shell, REMOTES_DIRS: remotes.join(path.delimiter) };
}

export interface OpenPlatform {
  readonly port: number;
  /** Of the operators' console. */
  readonly operatorsPort: number;
  /** The platform's process. */
  readonly pid: number;
  /** As the owner. */
  readonly database: Database;
  readonly vendorKeys: Keys;
  /** As the owner, too. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

interface Options {
  /** With the demonstration's markets, games and pages, as far as they are built. */
  readonly demonstration?: boolean;
}

/** A platform as in production, in a process of its own, on a database with so many members of the market INT. */
export async function openPlatform(
  members: readonly string[],
  password: string,
  { demonstration = false }: Options = {},
): Promise<OpenPlatform> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'unisite-bench-'));
  // So that the database's own user gets in: its files lie here then, and go with the folder.
  chmodSync(dataDir, 0o755);
  // What it is compared with has as many connections as clients.
  const embedded = await startEmbedded({ dataDir, settings: { max_connections: '200' } });
  const database = connect(embedded.ownerUrl, { size: 2 });
  await migrate(database, PLATFORM_ROLE);
  const addMembers = async () =>
    database.query(
      `INSERT INTO member (account, nickname, password_hash, customer_type, market_code)
       SELECT account, account, $2, 0, 'INT' FROM unnest($1::text[]) AS account`,
      [members, await hashPassword(password)],
    );
  // A demonstration fills an empty database only.
  if (!demonstration) await addMembers();
  const vendorKey = randomBytes(32).toString('hex');
  const [port, operatorsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: demonstration ? path.join(root, 'demonstration') : path.join(root, 'platform'),
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...(demonstration ? builds() : { UNISITE_MODE: 'production' }),
      DATABASE_URL: embedded.url,
      DATABASE_OWNER_URL: embedded.ownerUrl,
      SEALING_KEY: randomBytes(32).toString('hex'),
      DOCUMENTS_KEY: randomBytes(32).toString('hex'),
      DRAWS_KEY: randomBytes(32).toString('hex'),
      VENDORS_KEY: vendorKey,
      DATA_DIR: dataDir,
      PORT: String(port),
      OPS_PORT: String(operatorsPort),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      EXIT_WITH_PARENT: '1',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await database.close();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(port);
    if (demonstration) await addMembers();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    operatorsPort,
    pid: child.pid ?? 0,
    database,
    vendorKeys: [vendorKey],
    databaseUrl: embedded.ownerUrl,
    stop,
  };
}

async function answers(port: number): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await wait(100)) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
  }
  throw new Error('the platform does not answer');
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))));
    });
  });
}
