import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/workspace.ts';

/** A text in a package's file, and its replacement in the changed build. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

/** Next to the package, because names in a build depend on the paths of the packages it uses. */
const copyOf = (folder: string): string => path.join(root, `.changed-${folder}`);

export const removeChanged = (folder: string): void => rmSync(copyOf(folder), { recursive: true, force: true });

/**
 * Builds a copy of a package with changed lines, using the package's own build. Returns the build's folder; the package
 * is unchanged.
 */
export async function changedBuild(folder: string, edits: readonly Edit[]): Promise<string> {
  const source = path.join(root, folder);
  const copy = copyOf(folder);
  removeChanged(folder);
  cpSync(source, copy, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist|\.cache|\.remote)$/.test(file),
  });
  symlinkSync(path.join(source, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  for (const { file, from, to } of edits) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${folder}/${file} has no ${from}`);
    writeFileSync(path.join(copy, file), text.replace(from, to));
  }
  await build(copy);
  return path.join(copy, 'dist');
}

const build = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const webpack = path.join(folder, 'node_modules', 'webpack-cli', 'bin', 'cli.js');
    const child = spawn(process.execPath, [webpack, '--mode', 'production'], { cwd: folder });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${folder} does not build:\n${Buffer.concat(output).toString()}`)),
    );
  });
