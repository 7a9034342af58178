import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../src/foundation/database/connect.ts';
import { PLATFORM_ROLE } from '../src/foundation/database/embedded/cluster.ts';
import { startEmbedded } from '../src/foundation/database/embedded/embedded.ts';
import { migrate } from '../src/migrate.ts';

/** Connection strings of one database. */
export interface DatabaseUrls {
  /** As the platform's role. */
  readonly url: string;
  /** As the owner of its tables. */
  readonly ownerUrl: string;
}

/** A PostgreSQL server for one run, in a folder of its own. */
export interface Environment {
  /** The platforms' data folder, deleted with the environment. */
  readonly folder: string;
  /** A database with the whole schema and no members. */
  readonly database: DatabaseUrls;
  /** Copies that database, which must have no connections. */
  copy(): Promise<DatabaseUrls>;
  /**
   * Kills the server's main process: uncommitted data is lost, and the next one recovers from the log. Resolves when it
   * responds again; rejects after two minutes.
   */
  crash(): Promise<void>;
  close(): Promise<void>;
}

const BACK_WITHIN_MS = 120_000;

const settings = {
  max_connections: '200',
  // Otherwise thousands of files would be synchronised one by one after a crash.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

/** Starts the server and creates the schema. */
export async function openEnvironment(): Promise<Environment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'unisite-simulation-'));
  await chmod(folder, 0o755);
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const server = await startEmbedded({ dataDir: folder, settings });
    closers.push(server.stop);
    const named = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
    const urlsOf = (name: string) => ({ url: named(server.url, name), ownerUrl: named(server.ownerUrl, name) });
    const schema = connect(server.ownerUrl, { size: 1 });
    await migrate(schema, PLATFORM_ROLE).finally(() => schema.close());
    const admin = connect(urlsOf('postgres').ownerUrl, { size: 1 });
    closers.push(() => admin.close());
    const name = new URL(server.url).pathname.slice(1);
    let serial = 0;
    let crashed = Promise.resolve();
    return {
      folder,
      database: urlsOf(name),
      async copy() {
        serial += 1;
        await admin.query(`CREATE DATABASE ${name}_${serial} TEMPLATE ${name}`);
        // Privileges on a database itself are not copied with it.
        await admin.query(`REVOKE CREATE, TEMPORARY ON DATABASE ${name}_${serial} FROM PUBLIC`);
        return urlsOf(`${name}_${serial}`);
      },
      crash() {
        crashed = crashed.then(async () => {
          const file = path.join(folder, 'postgres', 'postmaster.pid');
          process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
          for (const until = Date.now() + BACK_WITHIN_MS; ; ) {
            await wait(100);
            if (await isUp(admin)) return;
            if (Date.now() > until) throw new Error(`PostgreSQL does not come back in ${BACK_WITHIN_MS / 1000} s`);
          }
        });
        return crashed;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const isUp = (q: { query(sql: string): Promise<unknown> }): Promise<boolean> =>
  q.query('SELECT 1').then(
    () => true,
    () => false,
  );
