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
 * How render processes are isolated.
 *
 * `full`: by the kernel. No network, no files but Node itself, no other process visible, limits of memory, threads and
 * files. `none`: by Node's own permissions only, which according to Node are no protection against hostile code.
 */
export interface Isolation {
  readonly level: 'full' | 'none';
  /** The command for the process at this place; no two running processes share one. */
  command(place: number): Command;
}

const folder = path.join(import.meta.dirname, 'process');
const mainFile = path.join(folder, 'main.mjs');
const isolateFile = path.join(folder, 'isolate.sh');

/** Node's own permissions, in addition to the kernel's isolation. */
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

/** What a process runs: `main`, a single file, which tests replace by hostile programs. */
interface Program {
  readonly main: string;
  readonly locks: readonly string[];
}

/** Path of the program inside its own root. */
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

/** Kernel isolations that this system has tools for, strongest first; they may still fail to work. */
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

/** Threads are counted per user, so a process only has its own limit as a user of its own. */
const limits = [`--data=${DATA_BYTES}`, '--nproc=64', '--nofile=64', '--core=0'];

/** Drops all of root's capabilities for good. */
const powerless = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];

/** If the platform is killed, the kernel kills its children too, before they can react. */
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

/** Systemd's range for services without a user of their own; nobody else owns files under these ids. */
const firstUser = 61_184;
const users = 4_096;

function rootCommand(tools: Tools, program: Program, place: number): Command {
  // spreads the users of several platforms on one machine
  const user = firstUser + ((process.pid * 64 + place) % users);
  const as = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  return { file: tools.setpriv, args: isolated(tools, program, as) };
}

/** Root of its own user namespace, unprivileged outside; the kernel counts its threads separately. */
const userCommand = (tools: Tools, program: Program): Command => ({
  file: tools.unshare,
  // entering such a namespace clears the parent-death signal, so it is set inside
  args: ['--user', '--map-root-user', tools.setpriv, ...isolated(tools, program, [])],
});
