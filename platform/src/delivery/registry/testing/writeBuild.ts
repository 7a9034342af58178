import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@unisite/publishing';
import type { ShellManifest } from '@unisite/shared/contract';
import { builtContents, builtManifest, type Offers } from './builtManifest.ts';

/** A temporary folder; `remove` deletes it. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'unisite-registry-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Writes a small build of a remote into `folder`, in the layout of real builds. */
export async function writeRemote(folder: string, offers: Offers): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of builtContents(offers)) await writeFile(path.join(folder, file), text);
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(builtManifest(offers), null, 2));
  return folder;
}

/** A small build of the shell. */
export const shellContents: Readonly<Record<string, string>> = {
  'react.11111111.js': `/* react */ ${'react();'.repeat(40)}`,
  'app.22222222.js': `/* app */ ${'app();'.repeat(40)}`,
  'app.33333333.css': `/* app */ ${'.a{color:red}'.repeat(40)}`,
  'texts-vi.4.js': `/* vi */ ${'texts'.repeat(40)}`,
  'texts-en.4.js': `/* en */ ${'texts'.repeat(40)}`,
};

export const shellBuild: ShellManifest = {
  js: ['react.11111111.js', 'app.22222222.js'],
  css: ['app.33333333.css'],
  texts: { vi: ['texts-vi.4.js'], en: ['texts-en.4.js'] },
  files: Object.fromEntries(
    Object.entries(shellContents).map(([file, text]) => [
      file,
      { integrity: integrityOf(Buffer.from(text)), bytes: Buffer.byteLength(text) },
    ]),
  ),
};

export async function writeShell(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(shellContents)) await writeFile(path.join(folder, file), text);
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(shellBuild));
  return folder;
}
