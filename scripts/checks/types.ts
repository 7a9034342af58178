import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eachOf, run } from '../command.ts';
import { root, workspacePackages } from '../workspace.ts';
import { answers, type Check } from './check.ts';

/** The part of a package's tsconfig.json that determines how it is checked; all extend the root's. */
interface PackageConfig {
  compilerOptions: object;
  include: readonly string[];
}

/** Packages checked with the same options. */
interface Group {
  name: string;
  compilerOptions: object;
  /** Relative to the root. */
  include: readonly string[];
}

const folder = path.join(root, '.cache', 'types');

/**
 * Packages with the same options form one program, so that shared imports and library types are read and checked once.
 */
function groups(): Group[] {
  const folders = [...workspacePackages().map((one) => one.folder), 'scripts'];
  const byOptions = new Map<string, Group>();
  for (const name of folders) {
    const file = path.join(root, name, 'tsconfig.json');
    if (!existsSync(file)) continue;
    // cast: our own file, which tsc reads in every editor
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

/** Writes a group's tsconfig.json, and returns its path. */
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
