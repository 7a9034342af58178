import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packagesOfTests } from '../../scripts/pack/packages.ts';
import { installIn } from '../../scripts/pack/packPackage.ts';

/** A folder outside this workspace with only the packed kit, the publish rules and the shared package. */
export interface Outside {
  folder: string;
  /** Folder of the tarballs. */
  packages: string;
  /** Runs `unisite-remote` in a folder. Returns its output; rejects with it on failure. */
  kit(folder: string, words: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  remove(): void;
}

export async function makeOutside(): Promise<Outside> {
  const folder = mkdtempSync(path.join(tmpdir(), 'unisite-team-'));
  mkdirSync(path.join(folder, 'packages'));
  const packages = await packagesOfTests(path.join(folder, 'packages'));
  const { dependencies } = packages;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'teams', private: true, dependencies }));
  await installIn(folder);
  const manifest = path.join(folder, 'node_modules/@unisite/remote-kit/package.json');
  // cast: the manifest that the kit was packed with
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const program = path.join(path.dirname(manifest), bin['unisite-remote'] ?? '');
  return {
    folder,
    packages: packages.folder,
    kit: (where, words, env) => execute(process.execPath, [program, ...words], where, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs a program to its end. Returns its output; rejects with it on failure. */
export const execute = (
  file: string,
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && file === 'npm';
    const { FORCE_COLOR: _, ...outer } = process.env;
    const options = { cwd, shell, maxBuffer: 8 * 1024 * 1024, env: { ...outer, NO_COLOR: '1', ...env } };
    execFile(file, [...words], options, (failure, stdout, stderr) => {
      if (failure) reject(new Error([`${words.join(' ')} failed:`, stdout, stderr].join('\n')));
      else resolve(stdout);
    });
  });
