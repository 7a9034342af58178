import { spawn } from 'node:child_process';
import path from 'node:path';

/** Rasterizes all tiles in a low-priority process. Tiles not made in time are made on request. */
export const makeTilesBeside = (folder: string): void =>
  runBeside('pictures.ts', [folder], 'tiles are made when they are asked for');

/** Replaces quick brotli forms by the best ones, likewise. */
export const makeBestFormsBeside = (folders: readonly string[]): void =>
  runBeside('bestForms.ts', folders, 'builds stay compressed as they were at the start');

/** Runs a script of this folder at the lowest priority, as a process that ends with this one. */
function runBeside(name: string, args: readonly string[], otherwise: string): void {
  const script = [path.join(import.meta.dirname, name), ...args];
  // its threads inherit the priority that it starts with, so it cannot lower that itself
  const [command, rest] =
    process.platform === 'win32' ? [process.execPath, script] : ['nice', ['-n', '19', process.execPath, ...script]];
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('error', (error) => process.stderr.write(`${otherwise}: ${error.message}\n`));
  child.unref();
  child.channel?.unref();
}
