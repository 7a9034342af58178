import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from './build.ts';

export const manifestFile = 'remote.json';
export const signatureFile = 'remote.sig.json';

/**
 * Reads a built remote from its folder. Source maps stay with the team and are skipped; links and folders are not
 * followed.
 * Rejects when the folder cannot be read.
 */
export async function readBuild(folder: string): Promise<Build> {
  const present = await readdir(folder, { withFileTypes: true });
  const files = new Map<string, Uint8Array>();
  const strange: string[] = [];
  let manifest: unknown;
  let signature: unknown;
  for (const entry of present) {
    const { name } = entry;
    if (name.endsWith('.map')) continue;
    if (!entry.isFile()) strange.push(name);
    else if (name === manifestFile) manifest = await readJson(join(folder, name));
    else if (name === signatureFile) signature = await readJson(join(folder, name));
    else files.set(name, await readFile(join(folder, name)));
  }
  return { manifest, ...(signature === undefined ? {} : { signature }), files, strange };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
