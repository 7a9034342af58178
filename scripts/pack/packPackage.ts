import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace.ts';

const execute = promisify(execFile);
export const pnpm = 'pnpm@12.21.0';

/**
 * Packs a package of the workspace as it would be published: `prepack` compiles it, pnpm puts the catalogue's versions
 * and `publishConfig` in place.
 * @returns the tarball.
 */
export async function packPackage(folder: 'shared' | 'publishing' | 'remote-kit', target: string): Promise<string> {
  const { stdout } = await execute('npx', ['--yes', pnpm, 'pack', '--json', '--pack-destination', target], {
    cwd: path.join(root, folder),
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  // a border: what pnpm says of the package it has made
  const { filename } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { filename: string };
  return path.resolve(target, filename);
}
