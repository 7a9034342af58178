import { accessSync, constants, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Maximum size of a run's data, bytes. */
const ROOM = 4e9;
/** Memory reserved for everything else, bytes. */
const SPARE = 6e9;

/** Prefix of this process's scratch folders; folders of processes that are gone get removed. */
export const scratchPrefix = (kind: 'site' | 'test'): string => `unisite-${kind}-${process.pid}-`;

/**
 * The folder for test databases: in memory if there is enough, otherwise the system's temporary folder. Creating and
 * dropping a database in memory takes half the processor time.
 */
export function scratchFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    removeStale(MEMORY);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ROOM && process.availableMemory() >= ROOM + SPARE) return MEMORY;
  } catch {
    // this system has no such folder
  }
  return tmpdir();
}

/** Removes leftovers of killed runs, which would stay in memory until the machine restarts. */
function removeStale(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^unisite-(?:site|test)-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
