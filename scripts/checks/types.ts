import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eachOf, run } from '../command.ts';
import { root, workspacePackages } from '../workspace.ts';
import { answers, type Check } from './check.ts';

/** The part of a package's tsconfig.json that says how it is checked; all of them extend the root's. */
interface PackageConfig {
  compilerOptions: object;
  include: readonly string[];
}

/** Packages that are checked in the same way. */
interface Group {
  name: string;
  compilerOptions: object;
  /** From the root on. */
  include: readonly string[];
}

const folder = path.join(root, '.cache', 'types');

/**
 * Packages of the same options make one program: what they import of each other, and the types of libraries, are read
 * and checked once for all of them.
 */
function groups(): Group[] {
  const folders = [...workspacePackages().map((one) => one.folder), 'scripts'];
  const byOptions = new Map<string, Group>();
  for (const name of folders) {
    const file = path.join(root, name, 'tsconfig.json');
    if (!existsSync(file)) continue;
    // a border: the file is ours, and tsc has read it in every editor
    const { compilerOptions, include } = JSON.parse(readFileSync(file, 'utf8')) as PackageConfig;
    const key = JSON.stringify(compilerOptions);
    const known = byOptions.get(key);
    const own = include.map((one) => path.posix.join(name, one));
    byOptions.set(key, {
      name: known ? `${known.name}, ${name}` : name,
      compilerOptions,
      include: [...(known?.include ?? []), ...own],
    });
  }
  return [...byOptions.values()];
}

/** Writes the tsconfig.json of a group, and answers where. */
function writeConfig({ compilerOptions, include }: Group, index: number): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `tsconfig.${index}.json`);
  const fromRoot = (at: string) => path.posix.join('../..', at);
  const config = { extends: fromRoot('tsconfig.base.json'), compilerOptions, include: include.map(fromRoot) };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

export const types: Check = {
  name: 'types',
  about: 'every package type-checks',
  async run() {
    const programs = groups().map((group, index) => ({ name: group.name, config: writeConfig(group, index) }));
    return answers(
      await eachOf(programs, 2, async ({ name, config }) => {
        const { ok, output } = await run('tsc', ['--project', config, '--noEmit', '--pretty', 'false']);
        return { name, wrong: ok ? [] : output.split('\n') };
      }),
    );
  },
};
