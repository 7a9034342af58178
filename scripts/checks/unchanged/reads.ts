import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, workspacePackages } from '../../workspace.ts';

/** Files that affect how every package is installed, compiled and tested. */
const settings = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'jest.config.mjs'];

/** The dependencies in a package.json. */
interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** Everything in the repository: folders and files at its root. */
export const everything = (): readonly string[] =>
  readdirSync(root).filter((name) => !['.git', '.cache', '.data', 'node_modules'].includes(name));

/** These packages with all of their workspace dependencies, and the files that affect their compilation. */
export function withDependencies(folders: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (folder: string) => {
    if (found.has(folder)) return;
    found.add(folder);
    for (const dependency of importedBy(folder)) add(dependency);
  };
  folders.forEach(add);
  return [...found, ...settings].sort();
}

function importedBy(folder: string): string[] {
  const file = path.join(root, folder, 'package.json');
  if (!existsSync(file)) return [];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest; // cast: pnpm has read it
  const ofWorkspace = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.peerDependencies,
  }).filter(([, version]) => version.startsWith('workspace:'));
  const names = new Set(ofWorkspace.map(([name]) => name));
  return workspacePackages()
    .filter(({ name }) => names.has(name))
    .map((one) => one.folder);
}
