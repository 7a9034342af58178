import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace.ts';

const execute = promisify(execFile);
const pnpm = 'pnpm@12.21.0';

/** Installs a manifest's dependencies, from pnpm's store where the workspace has them. */
export const installIn = (cwd: string): Promise<unknown> =>
  execute('npx', ['--yes', pnpm, 'install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], {
    cwd,
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });

/**
 * Packs a package of the workspace as for publication: `prepack` compiles it, and pnpm inserts the catalogue's versions
 * and `publishConfig`.
 */
export async function packPackage(folder: 'shared' | 'publishing' | 'remote-kit', target: string): Promise<void> {
  await execute('npx', ['--yes', pnpm, 'pack', '--pack-destination', target], {
    cwd: path.join(root, folder),
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
}
