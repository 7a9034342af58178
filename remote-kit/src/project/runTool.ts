import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandFailure } from '../cli/CommandFailure.ts';

/**
 * Runs a program of one of the kit's dependencies in the current folder and terminal.
 * @throws {CommandFailure} when it fails.
 */
export async function runTool(name: string, program: string, words: readonly string[]): Promise<void> {
  const folder = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const child = spawn(process.execPath, [path.join(folder, program), ...words], { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new CommandFailure(`${name} found something wrong; it stands above.`);
}
