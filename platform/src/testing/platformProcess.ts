import { spawn } from 'node:child_process';
import path from 'node:path';
import { inheritedEnvironment } from './inheritedEnvironment.ts';
import { testSettings } from './testSettings.ts';

export interface PlatformProcess {
  /** Origin of the site. */
  readonly url: string;
  /** Origin of the operators' console. */
  readonly operatorsUrl: string;
  /** Kills it without any shutdown, like a lost machine. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const OPEN_WITHIN_MS = 60_000;

/**
 * A platform in production mode, in a process of its own on free ports. Processes on one database may share a data
 * folder.
 */
export async function platformProcess(databaseUrl: string, dataDir: string): Promise<PlatformProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...inheritedEnvironment,
      UNISITE_MODE: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      EXIT_WITH_PARENT: '1',
      SEALING_KEY: '5e'.repeat(32),
      DOCUMENTS_KEY: testSettings.documentKeys[0],
      DRAWS_KEY: testSettings.drawKeys[0],
      VENDORS_KEY: testSettings.vendorKeys[0],
    },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  let said = '';
  const origins = await new Promise<Pick<PlatformProcess, 'url' | 'operatorsUrl'>>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the platform did not open: ${said}`)), OPEN_WITHIN_MS);
    const hear = (text: string) => {
      said += text;
      const [, url, operatorsUrl] = /"address":"(http[^"]+)","operatorsAddress":"(http[^"]+)"/.exec(said) ?? [];
      if (!url || !operatorsUrl) return;
      clearTimeout(late);
      resolve({ url, operatorsUrl });
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('close', () => {
      clearTimeout(late);
      reject(new Error(`the platform ended: ${said}`));
    });
  }).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return { ...origins, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
