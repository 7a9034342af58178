import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../process/startupError.ts';
import { PLATFORM_ROLE, prepareCluster, reachableBase, USER } from './cluster.ts';
import { type Identity, postgresIdentity } from './identity.ts';
import { LONGEST_SOCKET_PATH, lockFolder } from './instanceLock.ts';
import { findPrograms, lastLine, type Programs } from './programs.ts';

export interface EmbeddedPostgres {
  /** Connection string of the database, as its owner. */
  readonly ownerUrl: string;
  /** The same as the platform's role, which owns nothing; a new password at each start. */
  readonly url: string;
  /** Shuts the server down after the running transactions and releases the folder. */
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** Server settings beyond the defaults, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when the server has ended by itself and is restarted. */
  readonly onRestart?: (output: string) => void;
}

/**
 * Where the server listens: on a socket in its own private folder, or on a loopback port where the folder's path is too
 * long for that.
 */
type Listening = { readonly socketFolder: string } | { readonly port: number };

const SOCKET_PORT = 5432;
const RESTART_MS = 500;
/** Shared buffers: a sixteenth of the machine's memory, at most 512 MB. */
const BUFFERS_MB = Math.min(512, Math.max(128, Math.floor(totalmem() / 2 ** 20 / 16)));

/**
 * Starts the PostgreSQL that comes with the platform on `DATA_DIR/postgres`, and keeps it running. The first start
 * creates the cluster; an orphan of a killed platform is shut down and taken over. Access requires a password. Throws
 * `StartupError` with one sentence.
 */
export async function startEmbedded({
  dataDir,
  settings = {},
  onRestart = () => undefined,
}: Options): Promise<EmbeddedPostgres> {
  makeFolder(dataDir);
  const home = realpathSync(dataDir);
  const unlock = await lockFolder(home);
  try {
    const identity = postgresIdentity();
    const base = reachableBase(home, identity);
    const programs = findPrograms(identity, base);
    const folder = path.join(base, 'postgres');
    const password = prepareCluster(folder, programs, identity);
    endOrphan(folder, programs);

    const listening = await chooseListening(folder);
    const server = await superviseServer({ folder, programs, identity, listening, settings, onRestart });
    const owner = { user: USER, password };
    const platform = { user: PLATFORM_ROLE, password: randomBytes(32).toString('hex') };
    try {
      await createDatabase(urlOf(listening, owner, 'postgres'), platform.password);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return {
      ownerUrl: urlOf(listening, owner, USER),
      url: urlOf(listening, platform, USER),
      async stop() {
        await server.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new StartupError(`The data folder ${dataDir} cannot be made; set DATA_DIR to a folder of yours.`, error);
  }
}

/** This process holds the folder's lock, so a server still running on it is an orphan. */
function endOrphan(folder: string, programs: Programs): void {
  if (programs.run('pg_ctl', ['status', '-D', folder]).status !== 0) return;
  const { status, output } = programs.run('pg_ctl', ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '60']);
  if (status !== 0)
    throw new StartupError(`A PostgreSQL that was left running on ${folder} does not stop: ${lastLine(output)}`);
}

async function chooseListening(folder: string): Promise<Listening> {
  const socket = path.join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`);
  if (process.platform !== 'win32' && socket.length <= LONGEST_SOCKET_PATH) return { socketFolder: folder };
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve({ port: typeof address === 'object' && address ? address.port : SOCKET_PORT }));
    });
  });
}

function urlOf(listening: Listening, by: { user: string; password: string }, database: string): string {
  const user = `${by.user}:${by.password}`;
  return 'port' in listening
    ? `postgresql://${user}@127.0.0.1:${listening.port}/${database}`
    : `postgresql://${user}@localhost:${SOCKET_PORT}/${database}?host=${encodeURIComponent(listening.socketFolder)}`;
}

interface Server {
  readonly folder: string;
  readonly programs: Programs;
  readonly identity: Identity;
  readonly listening: Listening;
  readonly settings: Readonly<Record<string, string>>;
  readonly onRestart: (output: string) => void;
}

/** Starts the server and restarts it whenever it ends by itself. */
async function superviseServer(server: Server): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let current = await launch(server);

  const watch = (running: Running) => {
    running.child.once('exit', () => {
      if (!stopping) void restart(running.output());
    });
  };
  const restart = async (output: string) => {
    server.onRestart(lastLine(output));
    while (!stopping) {
      await wait(RESTART_MS);
      try {
        if (stopping) return;
        current = await launch(server);
        return watch(current);
      } catch {
        // Retried until it works or the platform stops: callers get UNAVAILABLE meanwhile.
      }
    }
  };
  watch(current);

  return {
    async stop() {
      stopping = true;
      if (current.child.exitCode !== null || current.child.signalCode !== null) return;
      const ended = new Promise((resolve) => current.child.once('exit', resolve));
      server.programs.run('pg_ctl', ['stop', '-D', server.folder, '-m', 'fast', '-w', '-t', '60']);
      await ended;
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  output(): string;
}

function launch({ folder, programs, identity, listening, settings }: Server): Promise<Running> {
  const where =
    'port' in listening
      ? { port: String(listening.port), listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : {
          port: String(SOCKET_PORT),
          listen_addresses: '',
          unix_socket_directories: listening.socketFolder,
          unix_socket_permissions: '0700',
        };
  const args = Object.entries({ ...where, shared_buffers: `${BUFFERS_MB}MB`, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(programs.path('postgres'), ['-D', folder, ...args], {
    ...identity,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  let output = '';
  return new Promise((resolve, reject) => {
    const running = { child, output: () => output };
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
      if (/ready to accept connections/.test(text)) resolve(running);
    });
    child.on('error', (error) => reject(new StartupError(`PostgreSQL could not be run: ${error.message}.`, error)));
    child.once('exit', () => reject(new StartupError(`PostgreSQL could not start on ${folder}: ${reason(output)}`)));
  });
}

/** The line of the server's last output that states the error. */
function reason(output: string): string {
  const lines = output.trim().split('\n');
  const line = lines.find((text) => /FATAL|PANIC/.test(text)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(FATAL|PANIC|LOG):\s*/, '').trim();
}

async function createDatabase(url: string, platformPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [USER]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${USER}`);
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [PLATFORM_ROLE]);
    await client.query(
      `${role.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${PLATFORM_ROLE} LOGIN PASSWORD '${platformPassword}'`,
    );
    // So that the alarm about late seals can name whoever holds them back.
    await client.query(`GRANT pg_read_all_stats TO ${PLATFORM_ROLE}`);
  } finally {
    await client.end();
  }
}
