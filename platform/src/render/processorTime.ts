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
    // the name stands in brackets and may hold anything; user and system time are the 12th and 13th value after it
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = (Number(values[11]) + Number(values[12])) * TICK_MS;
    const started = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(processorTime));
    return started.reduce<number>((sum, time) => sum + (time ?? 0), own);
  } catch {
    return null;
  }
}
