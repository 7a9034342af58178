import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second, on every architecture. */
const TICK_MS = 10;

/**
 * Processor time that a process and those it started have used, milliseconds; null where the system does not say.
 */
export async function processorTime(pid: number): Promise<number | null> {
  try {
    const [stat, children] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'),
    ]);
    // The name stands in brackets and may hold anything. The 12th to 15th value after it are user and system time, of
    // the process and of those it started that have ended.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = values.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0);
    const started = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(processorTime));
    return started.reduce<number>((sum, time) => sum + (time ?? 0), own);
  } catch {
    return null;
  }
}
