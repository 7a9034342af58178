import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlatformPorts } from './player.ts';

export interface Platforms {
  readonly ports: readonly PlatformPorts[];
  /** Kills one of them like a crash, once it has recovered from the previous one; resolves when it responds again. */
  crash(place: number): Promise<void>;
  /** Last output of those that were running and ended by themselves. */
  readonly fallen: readonly string[];
  /** The last lines of their logs. */
  said(): string;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 120_000;
/** A platform that cannot reach its database in time ends; on a busy machine, another start helps. */
const MOST_STARTS = 3;

interface Options {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly vendorKey: string;
  /** The payment provider's address, and the secret for signing its calls and the platforms'. */
  readonly provider: { readonly url: string; readonly secret: string };
  /** Arguments for Node. */
  readonly execArgv: readonly string[];
}

/** Starts a number of platforms on one database, each a process that is restarted whenever it ends. */
export async function startPlatforms(
  count: number,
  { databaseUrl, dataDir, vendorKey, provider, execArgv }: Options,
): Promise<Platforms> {
  const keys = Object.fromEntries(
    ['CODES_KEY', 'FACTORS_KEY', 'OPS_KEY', 'SEALING_KEY', 'DOCUMENTS_KEY', 'DRAWS_KEY'].map((name) => [
      name,
      randomBytes(32).toString('hex'),
    ]),
  );
  const ports: PlatformPorts[] = [];
  const running: (ChildProcess | null)[] = [];
  const fallen: string[] = [];
  const ended = new Map<number, () => void>();
  let stopping = false;
  let said = '';

  const start = (place: number, { site, operators }: PlatformPorts): ChildProcess => {
    const child = spawn(process.execPath, [...execArgv, 'simulate/platform.ts'], {
      cwd: path.dirname(import.meta.dirname),
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...keys,
        VENDORS_KEY: vendorKey,
        SANDBOX_URL: provider.url,
        SANDBOX_SECRET: provider.secret,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PORT: String(site),
        OPS_PORT: String(operators),
        HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        EXIT_WITH_PARENT: '1',
      },
    });
    running[place] = child;
    let own = '';
    let open = false;
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-2_000);
        own = (own + text).slice(-2_000);
        open ||= own.includes('the platform is open');
      });
    child.once('exit', (code) => {
      running[place] = null;
      if (open && code !== null) fallen.push(own);
      ended.get(place)?.();
      setTimeout(() => stopping || start(place, { site, operators }), 200);
    });
    return child;
  };

  const stop = async () => {
    stopping = true;
    await Promise.all(
      running.map(async (child) => {
        if (!child) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        await ended;
      }),
    );
  };

  try {
    for (let place = 0; place < count; place += 1) ports.push({ site: await freePort(), operators: await freePort() });
    const opening = ports.map((own, place) => {
      const hopeless = new Promise<never>((_never, reject) => {
        let times = 0;
        ended.set(place, () => {
          times += 1;
          if (times === MOST_STARTS) reject(new Error('it ended'));
        });
      });
      start(place, own);
      return Promise.race([answers(own.site), hopeless]);
    });
    await Promise.all(opening);
  } catch (error) {
    await stop();
    throw new Error(`a platform does not answer; they said last:\n${said}`, { cause: error });
  }
  return {
    ports,
    async crash(place) {
      const back = () =>
        answers(ports[place]?.site ?? 0).catch((error: Error) => {
          throw new Error(`${error.message}; they said last:\n${said}`, { cause: error });
        });
      await back();
      running[place]?.kill('SIGKILL');
      await wait(300);
      await back();
    },
    fallen,
    said: () => said,
    stop,
  };
}

async function answers(port: number): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await wait(100)) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
  }
  throw new Error('a platform does not answer');
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
