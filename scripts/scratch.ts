import { accessSync, constants, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** What the data of a run may take, bytes. */
const ROOM = 4e9;
/** What has to be free besides for everything else that runs, bytes. */
const SPARE = 6e9;

/** The beginning of a folder's name in the scratch folder: whose process is gone may be removed. */
export const scratchPrefix = (kind: 'site' | 'test'): string => `unisite-${kind}-${process.pid}-`;

/**
 * Where databases of tests lie: in memory, where there is much of it, else where temporary files do. Most of what a
 * database costs that is made for a few tests and dropped is writing its files.
 */
export function scratchFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    removeStale(MEMORY);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ROOM && process.availableMemory() >= ROOM + SPARE) return MEMORY;
  } catch {
    // a system without it
  }
  return tmpdir();
}

/** Removes what runs have left that were killed: in memory it would stay until the machine restarts. */
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
