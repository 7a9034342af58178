import type { RemoteVersion } from './remoteVersion.ts';

declare global {
  // both are read by the code that loads chunks and stylesheets, in the shell's files and in every remote's
  // (remote-kit, ChunkIntegrity)
  /** Path of a file → its hash. A file without one cannot be loaded. Remotes read it; nobody but the shell adds to it. */
  var __integrity: Readonly<Record<string, string>> | undefined;
  /**
   * Path of a file → what is added to its address, where a load of it is tried again: a browser would go on waiting for
   * the first.
   */
  var __again: Record<string, string> | undefined;
}

const emptyRecord = (): Record<string, string> => Object.create(null) as Record<string, string>;

const hashes = emptyRecord();

const refuse = () => false;
const readOnly: ProxyHandler<typeof hashes> = {
  set: refuse,
  defineProperty: refuse,
  deleteProperty: refuse,
  setPrototypeOf: refuse,
  preventExtensions: refuse,
};

/**
 * Takes over the hashes of the shell's own files from the page, so that its lazily loaded parts can be had, and lets
 * remotes read the table, in a global that stays as it is. Before any remote runs a page can ask for a table that can
 * be written (`data-writable`): a development server's, whose remote is built again while it stands there.
 */
export function allowShellFiles(document: Document): void {
  const written = document.getElementById('integrity');
  if (!written?.textContent) throw new Error('the page carries no hashes of the shell');
  // the page is ours and was answered whole with the bootstrap; a wrong hash only keeps a file from loading
  Object.assign(hashes, JSON.parse(written.textContent));
  const isWritable = written.dataset.writable !== undefined;
  Object.defineProperty(globalThis, '__integrity', { value: isWritable ? hashes : new Proxy(hashes, readOnly) });
}

/** How often something of this page was loaded anew. */
let retries = 0;

/** Makes the hashes of a version's files known. The first hash of a path is the one that counts. */
export function allowFiles({ base, integrity }: RemoteVersion): void {
  for (const [file, hash] of Object.entries(integrity)) hashes[base + file] ??= hash;
}

/** The hash of a file by its address, or undefined. */
export const integrityOf = (url: string): string | undefined => hashes[new URL(url, location.href).pathname];

/** Makes every later load of a version's files, or of one file, bypass the cache. */
export function bustCache({ base, integrity }: RemoteVersion, except?: string): void {
  globalThis.__again ??= emptyRecord();
  const again = `?retry=${++retries}`;
  for (const file of Object.keys(integrity)) if (file !== except) globalThis.__again[base + file] = again;
}

/** The address that a file is to be loaded from. */
export const addressOf = (path: string): string => path + (globalThis.__again?.[path] ?? '');
