import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { DATA_BYTES, HEAP_MB } from './limits.ts';

/** A program with its arguments. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * How rendering processes are kept apart from everything else.
 *
 * `full`: by the kernel. No network, no files but Node itself, no other process in sight, limits of memory, threads and
 * files. `none`: by Node's own permissions only, which Node says are no protection against hostile code.
 */
export interface Isolation {
  readonly level: 'full' | 'none';
  /** Starts the process that has this place among all that may run; two at a time never have the same. */
  command(place: number): Command;
}

const folder = path.join(import.meta.dirname, 'process');
const mainFile = path.join(folder, 'main.mjs');
const isolateFile = path.join(folder, 'isolate.sh');

/** Node's own lock, beside the kernel's. */
const permissions = (main: string): string[] => ['--permission', `--allow-fs-read=${main}`];

const nodeArguments = (main: string, locks: readonly string[]): string[] => [
  ...locks,
  `--max-old-space-size=${HEAP_MB}`,
  '--disallow-code-generation-from-strings',
  '--no-addons',
  '--disable-proto=throw',
  main,
];

export const noIsolation: Isolation = {
  level: 'none',
  command: () => ({ file: process.execPath, args: nodeArguments(mainFile, permissions(mainFile)) }),
};

/** What runs in a process: `main`, as a file of one's own; the tests put hostile programs there. */
interface Program {
  readonly main: string;
  readonly locks: readonly string[];
}

/** Where a root of its own has the program. */
const mainWithin = '/app/main.mjs';
const renderProgram: Program = { main: mainFile, locks: permissions(mainWithin) };

interface Tools {
  readonly sh: string;
  readonly unshare: string;
  readonly prlimit: string;
  readonly setpriv: string;
}

const toolFolders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

async function findTool(name: string): Promise<string | null> {
  for (const folder of toolFolders) {
    const file = path.join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}

/** The kernel's ways that this system has tools for, the stronger one first. Whether they work is for a try to say. */
export async function kernelIsolations(program: Program = renderProgram): Promise<Isolation[]> {
  if (process.platform !== 'linux') return [];
  const [sh, unshare, prlimit, setpriv] = await Promise.all(['sh', 'unshare', 'prlimit', 'setpriv'].map(findTool));
  if (!sh || !unshare || !prlimit || !setpriv) return [];
  const tools = { sh, unshare, prlimit, setpriv };
  const asUser: Isolation = { level: 'full', command: () => userCommand(tools, program) };
  const asRoot: Isolation = { level: 'full', command: (place) => rootCommand(tools, program, place) };
  return process.getuid?.() === 0 ? [asRoot, asUser] : [asUser];
}

const namespaces = ['--net', '--ipc', '--uts', '--mount', '--pid', '--fork', '--kill-child'];

/** Threads are counted by user, so each process has its own number of threads only as a user of its own. */
const limits = [`--data=${DATA_BYTES}`, '--nproc=64', '--nofile=64', '--core=0'];

/** None of root's powers, and no way to any. */
const powerless = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];

/** Should the platform be killed, so is what it started: whatever it does, and before it can notice. */
const withPlatform = '--pdeathsig=KILL';

const isolated = (
  { sh, unshare, prlimit, setpriv }: Tools,
  { main, locks }: Program,
  as: readonly string[],
): string[] => [
  withPlatform,
  unshare,
  ...namespaces,
  prlimit,
  ...limits,
  sh,
  isolateFile,
  process.execPath,
  main,
  setpriv,
  ...as,
  ...powerless,
  '/app/node',
  ...nodeArguments(mainWithin, locks),
];

/** Systemd gives these numbers to services without a user of their own; nobody else owns a file under one. */
const firstUser = 61_184;
const users = 4_096;

function rootCommand(tools: Tools, program: Program, place: number): Command {
  // platforms on one machine keep out of each other's way
  const user = firstUser + ((process.pid * 64 + place) % users);
  const as = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  return { file: tools.setpriv, args: isolated(tools, program, as) };
}

/** Root of a namespace of its own, which is nobody outside; the kernel counts its threads apart. */
const userCommand = (tools: Tools, program: Program): Command => ({
  file: tools.unshare,
  // the kernel forgets the wish to be killed as a process enters such a namespace, so it is made within
  args: ['--user', '--map-root-user', tools.setpriv, ...isolated(tools, program, [])],
});
