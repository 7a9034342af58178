import { accessSync, constants, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** The most that a run's data takes, bytes. */
const ROOM = 4e9;
/** Memory that everything else needs, bytes. */
const SPARE = 6e9;

/** Prefix of the names of this process's scratch folders; those of processes that are gone get removed. */
export const scratchPrefix = (kind: 'site' | 'test'): string => `unisite-${kind}-${process.pid}-`;

/**
 * The folder for test databases: in memory if there is plenty of it, otherwise the system's temporary folder. To create
 * and drop a database in memory takes half the processor time.
 */
export function scratchFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    removeStale(MEMORY);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ROOM && process.availableMemory() >= ROOM + SPARE) return MEMORY;
  } catch {
    // this system has none
  }
  return tmpdir();
}

/** Removes what killed runs left behind, which would stay in memory until the machine restarts. */
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
