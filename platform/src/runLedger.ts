import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkMoney } from './checkMoney.ts';
import { connect, type Queryable } from './foundation/database/connect.ts';
import { attachEmbedded } from './foundation/database/embedded/attach.ts';
import { startEmbedded } from './foundation/database/embedded/embedded.ts';
import { StartupError } from './foundation/process/startupError.ts';
import { type LedgerReport, ledgerCommand, ledgerUsage, type PublishedHeads, readHeads } from './money/ledger/index.ts';
import { readLedgerHeads } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const REDRAW_MS = 200;
const SAY_AGAIN_MS = 5_000;

async function openDatabase({
  DATABASE_URL,
  DATA_DIR = '.data',
}: Environment): Promise<{ readonly url: string; close(): Promise<void> }> {
  if (DATABASE_URL) return { url: DATABASE_URL, close: async () => undefined };
  const dataDir = path.resolve(DATA_DIR);
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new StartupError(`There is no database in ${dataDir}; set DATA_DIR or DATABASE_URL to the site's.`);
  }
  const running = await attachEmbedded(dataDir);
  if (running) return { url: running, close: async () => undefined };
  const { ownerUrl, stop } = await startEmbedded({ dataDir });
  return { url: ownerUrl, close: stop };
}

function progress(): { show(line: string): void; end(): void } {
  const terminal = process.stderr.isTTY === true;
  let drawn = 0;
  return {
    show(line) {
      const now = performance.now();
      if (now - drawn < (terminal ? REDRAW_MS : SAY_AGAIN_MS)) return;
      drawn = now;
      process.stderr.write(terminal ? `\r${line}\x1b[K` : `${line}\n`);
    },
    end() {
      if (terminal && drawn > 0) process.stderr.write('\r\x1b[K');
    },
  };
}

/** Heads that platforms published; null if there is no such file. */
function publishedHeads(environment: Environment): PublishedHeads | null {
  const dataDir = path.resolve(environment.DATA_DIR ?? '.data');
  const wanted = path.resolve(environment.LEDGER_HEADS || path.join(dataDir, 'ledger-heads'));
  if (!existsSync(wanted)) return null;
  const { file, key } = readLedgerHeads(environment, dataDir);
  return readHeads(readFileSync(file, 'utf8'), key);
}

/**
 * `npm run ledger -- verify`: checks that the ledger is unaltered. Read-only. The database is that of DATABASE_URL, or
 * the embedded one in DATA_DIR: through the running site, or started for the duration. Unreadable data is reported too.
 */
export async function runLedger(args: readonly string[], environment: Environment): Promise<LedgerReport> {
  if (args.length === 0) return { isIntact: false, lines: [ledgerUsage.trimEnd()] };
  try {
    return await read(args, environment);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return {
      isIntact: false,
      lines: [error instanceof StartupError ? said : `The ledger could not be read: ${said}.`],
    };
  }
}

async function read(args: readonly string[], environment: Environment): Promise<LedgerReport> {
  const { url, close } = await openDatabase(environment);
  // Before the snapshot, which then includes whatever was published.
  const published = publishedHeads(environment);
  const database = connect(url, { size: 1 });
  const { show, end } = progress();
  try {
    // A separate connection: a long ledger exceeds the pool's statement timeout.
    const client = await database.dedicated();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const q: Queryable = { query: async (sql, values) => (await client.query(sql, values ? [...values] : [])).rows };
      return await ledgerCommand(args, { q, onProgress: show, check: checkMoney, published });
    } finally {
      await client.end();
    }
  } finally {
    end();
    await database.close();
    await close();
  }
}
