import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { usageError } from '../cli/CommandFailure.ts';
import type { NewRemote } from './options.ts';
import { type PackageSpecs, packageJson } from './packageJson.ts';

const template = path.join(import.meta.dirname, '../../template');

/**
 * Writes a working remote into a new or empty folder.
 * @returns the files, relative to the folder
 */
export async function writeRemote(folder: string, remote: NewRemote, specs: PackageSpecs): Promise<string[]> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw usageError(
      `${folder} is there already and not empty.`,
      'Choose another name, or another folder with --folder.',
    );
  }
  const files = new Map([['package.json', packageJson(remote, specs)]]);
  for (const name of await templateFiles()) {
    const text = await readFile(path.join(template, name), 'utf8');
    // npm leaves a file named .gitignore out of packages
    files.set(name === 'gitignore' ? '.gitignore' : name, fillTemplate(text, remote, specs.sharedVersion));
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return [...files.keys()].sort();
}

async function templateFiles(): Promise<string[]> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

const fillTemplate = (text: string, { name, team, path, title }: NewRemote, shared: string): string => {
  const values: Record<string, string> = {
    name,
    team,
    path,
    titleVi: title.vi,
    titleEn: title.en,
    shared,
  };
  return text.replace(/__(\w+?)__/g, (whole, key: string) => values[key] ?? whole);
};
