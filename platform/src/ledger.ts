import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkMoney } from './checkMoney.ts';
import { connect, type Queryable } from './foundation/database/connect.ts';
import { attachEmbedded } from './foundation/database/embedded/attach.ts';
import { startEmbedded } from './foundation/database/embedded/embedded.ts';
import { StartupError } from './foundation/process/startupError.ts';
import { type LedgerReport, ledgerCommand, ledgerUsage, type PublishedHeads, readHeads } from './money/ledger/index.ts';
import { readLedgerHeads } from './settings.ts';

/**
 * `npm run ledger -- verify`: whether the ledger is as it was written. Reads only, and exits with 1 at a break. The
 * database is that of DATABASE_URL, or the embedded one in DATA_DIR: through the site that runs on it, or started for
 * as long as this takes.
 */
const REDRAW_MS = 200;
const SAY_AGAIN_MS = 5_000;

async function openDatabase(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, close: async () => undefined };
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
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

/** Heads that platforms published; null where there is no such file. */
function publishedHeads(): PublishedHeads | null {
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
  const wanted = path.resolve(process.env.LEDGER_HEADS || path.join(dataDir, 'ledger-heads'));
  if (!existsSync(wanted)) return null;
  const { file, key } = readLedgerHeads(process.env, dataDir);
  return readHeads(readFileSync(file, 'utf8'), key);
}

async function run(args: readonly string[]): Promise<LedgerReport> {
  const { url, close } = await openDatabase();
  // Before the snapshot, which then holds whatever was published.
  const published = publishedHeads();
  const database = connect(url, { size: 1 });
  const { show, end } = progress();
  try {
    // Of its own: a long ledger takes longer than a statement of the pool may.
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

const args = process.argv.slice(2);
try {
  const { isIntact, lines } = args.length === 0 ? { isIntact: false, lines: [ledgerUsage.trimEnd()] } : await run(args);
  (isIntact ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  if (!isIntact) process.exitCode = 1;
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof StartupError ? said : `The ledger could not be read: ${said}.`}\n`);
  process.exitCode = 1;
}
