import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second, on every architecture. */
const TICK_MS = 10;

/** Processor time used by a process and its children, milliseconds; null when the system does not report it. */
export async function processorTime(pid: number): Promise<number | null> {
  try {
    const [stat, children] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'),
    ]);
    // The name is in parentheses and may contain anything. Values 12 to 15 after it are user and system time, of the
    // process and of its terminated children.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = values.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0);
    const started = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(processorTime));
    return started.reduce<number>((sum, time) => sum + (time ?? 0), own);
  } catch {
    return null;
  }
}
