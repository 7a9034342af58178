import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../scripts/workspace.ts';
import { execute, type Outside } from './outside.ts';

/**
 * An example's dependencies besides the kit, and their names in this workspace, where two versions of React cannot
 * share one.
 */
const needed = {
  react: 'react-18',
  'react-dom': 'react-dom-18',
  'swc-loader': 'swc-loader',
  '@swc/core': '@swc/core',
  webpack: 'webpack',
};

const require = createRequire(import.meta.url);

/** Copies an example out of this workspace, and returns its folder. */
export function takeOutside(example: string, { folder }: Outside, as = example): string {
  const target = path.join(folder, as);
  cpSync(path.join(root, 'examples', example), target, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist)$/.test(file),
  });
  for (const [name, declared] of Object.entries(needed)) {
    const link = path.join(target, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(realpathSync(path.dirname(require.resolve(`${declared}/package.json`))), link, 'junction');
  }
  return target;
}

/** Builds an example with its own build. */
export const buildExample = (folder: string): Promise<string> => execute(process.execPath, ['build.mjs'], folder);

/** Replaces a text in a file. Throws when it is missing. */
export function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!(typeof from === 'string' ? text.includes(from) : from.test(text))) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}
