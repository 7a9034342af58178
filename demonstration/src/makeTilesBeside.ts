import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Makes the pixels of all tiles in a process of its own that gets what no other process wants of the processor, and
 * ends with this one. What it did not come to is made when it is asked for.
 */
export function makeTilesBeside(folder: string): void {
  const script = [path.join(import.meta.dirname, 'pictures.ts'), folder];
  // its threads take over the priority that it begins with, so it cannot lower that itself
  const [command, args] =
    process.platform === 'win32' ? [process.execPath, script] : ['nice', ['-n', '19', process.execPath, ...script]];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('error', (error) => process.stderr.write(`tiles are made when they are asked for: ${error.message}\n`));
  child.unref();
  child.channel?.unref();
}
