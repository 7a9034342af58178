import type { RemoteVersion } from './remoteVersion.ts';

declare global {
  // both are read by the code that loads chunks and stylesheets, in the shell's files and in every remote's
  // (remote-kit, ChunkIntegrity)
  /** Path of a file → its hash. A file without one cannot be loaded. */
  var __integrity: Record<string, string> | undefined;
  /**
   * Path of a file → what is added to its address, where a load of it is tried again: a browser would go on waiting for
   * the first.
   */
  var __again: Record<string, string> | undefined;
}

const emptyRecord = (): Record<string, string> => Object.create(null) as Record<string, string>;

/** Takes over the hashes of the shell's own files from the page, so that its lazily loaded parts can be had. */
export function allowShellFiles(document: Document): void {
  const written = document.getElementById('integrity')?.textContent;
  if (!written) throw new Error('the page carries no hashes of the shell');
  // the page is ours and was answered whole with the bootstrap; a wrong hash only keeps a file from loading
  globalThis.__integrity = Object.assign(emptyRecord(), JSON.parse(written));
}

/** How often something of this page was loaded anew. */
let retries = 0;

/** Makes the hashes of a version's files known. The first hash of a path is the one that counts. */
export function allowFiles({ base, integrity }: RemoteVersion): void {
  globalThis.__integrity ??= emptyRecord();
  for (const [file, hash] of Object.entries(integrity)) globalThis.__integrity[base + file] ??= hash;
}

/** The hash of a file by its address, or undefined. */
export const integrityOf = (url: string): string | undefined =>
  globalThis.__integrity?.[new URL(url, location.href).pathname];

/** Makes every later load of a version's files, or of one file, bypass the cache. */
export function bustCache({ base, integrity }: RemoteVersion, except?: string): void {
  globalThis.__again ??= emptyRecord();
  const again = `?retry=${++retries}`;
  for (const file of Object.keys(integrity)) if (file !== except) globalThis.__again[base + file] = again;
}

/** The address that a file is to be loaded from. */
export const addressOf = (path: string): string => path + (globalThis.__again?.[path] ?? '');
