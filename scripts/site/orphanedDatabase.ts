import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const endsWithin = 10_000;
const askAgainAfter = 50;

/** The PostgreSQL process of a data folder, from the pid file that exists while it runs. */
function databaseOf(dataFolder: string): number | null {
  try {
    const [pid = ''] = readFileSync(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    return /^\d+$/.test(pid) && isPostgres(pid) ? Number(pid) : null;
  } catch {
    return null;
  }
}

/** The pid file left by a crash may name an unrelated process by now. */
function isPostgres(pid: string): boolean {
  if (process.platform !== 'linux') return true;
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1)[0]?.endsWith('postgres') ?? false;
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Shuts down the database of a platform that can no longer do so itself. */
export async function endOrphanedDatabase(dataFolder: string): Promise<void> {
  const pid = databaseOf(dataFolder);
  if (pid === null || !signal(pid, 'SIGINT')) return; // fast shutdown: rolls back running transactions first
  const deadline = Date.now() + endsWithin;
  while (signal(pid, 0) && Date.now() < deadline) await sleep(askAgainAfter);
  killOrphanedDatabase(dataFolder);
}

/** Kills it at once. Nothing that was acknowledged is lost: the next start recovers from the log. */
export function killOrphanedDatabase(dataFolder: string): void {
  const pid = databaseOf(dataFolder);
  if (pid !== null) signal(pid, 'SIGQUIT');
}
