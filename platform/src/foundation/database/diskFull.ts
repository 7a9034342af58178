/** PostgreSQL's SQLSTATE disk_full. */
const DISK_FULL = '53100';
/** How long a disk counts as full after a statement failed for it, milliseconds: there is no other sign. */
const REMEMBERED_MS = 15_000;

let lastFailure = Number.NEGATIVE_INFINITY;

/** Remembers a statement that failed because the database's disk was full. `now` in milliseconds. */
export function noteDiskFull(error: unknown, now = performance.now()): void {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === DISK_FULL) lastFailure = now;
}

/** Whether a statement of this process failed recently because the database's disk was full. */
export const isDiskFull = (now = performance.now()): boolean => now - lastFailure < REMEMBERED_MS;
