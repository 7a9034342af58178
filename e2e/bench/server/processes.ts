import fs from 'node:fs';

/** What a process of the platform is for. */
export type Part = 'platform' | 'rendering' | 'database';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Whether this system tells what processes use: Linux does, in /proc. */
export const isMeasurable = (): boolean => fs.existsSync('/proc/self/schedstat');

function readProcess(pid: number): Process | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in brackets may hold anything
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, parent: Number(parent), command };
  } catch {
    return null; // it has ended meanwhile
  }
}

/** The processes that a process has started, and those that these have started, with itself. */
export function processesOf(root: number): Process[] {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((process) => [process, ...below(process.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/** The platform starts its database, if it brings one, and the processes that render. */
export function partOf({ pid, command }: Process, root: number): Part {
  if (pid === root) return 'platform';
  return /postgres/.test(command) ? 'database' : 'rendering';
}

/** Processor time of all threads of a process, milliseconds. */
export function processorTime(pid: number): number {
  try {
    return fs
      .readdirSync(`/proc/${pid}/task`)
      .map((task) => Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
      .reduce((sum, time) => sum + time, 0);
  } catch {
    return 0; // it has ended meanwhile
  }
}

/** Memory of a process that it shares with no other or its share of what it does (PSS), bytes. */
export function memory(pid: number): number {
  try {
    const found = /^Pss:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return Number(found?.[1] ?? 0) * 1024;
  } catch {
    return 0; // it has ended meanwhile
  }
}
