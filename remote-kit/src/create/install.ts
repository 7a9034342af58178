import { spawn } from 'node:child_process';
import { CommandFailure } from '../cli/CommandFailure.ts';

export const installers = ['npm', 'pnpm', 'none'] as const;
export type Installer = (typeof installers)[number];

/** The package manager running this process; npm by default. */
export const runningInstaller = (agent = process.env.npm_config_user_agent): Installer =>
  agent?.startsWith('pnpm/') ? 'pnpm' : 'npm';

/** Installs the dependencies of a new remote. */
export async function install(folder: string, installer: Installer): Promise<void> {
  if (installer === 'none') return;
  const windows = process.platform === 'win32';
  const words = installer === 'npm' ? ['install', '--no-audit', '--no-fund', '--loglevel=error'] : ['install'];
  const child = spawn(installer, words, { cwd: folder, stdio: 'inherit', shell: windows });
  const ok = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  if (!ok) {
    throw new CommandFailure(
      `The remote is written, but ${installer} could not install what it needs; above is what it said.`,
      `Try again in ${folder}: ${installer} install`,
    );
  }
}
